// The picture of a card, without its name: a town's skyline in the colour of its county, or what may be built.
// It fills the box it is put into; the drawing is never cut, sky and ground go on around it.

import type { CardId, Ruleset } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { numberOf, skylineOf } from '../draw/skyline.ts'
import { cardLook } from '../faces.ts'
import { DrawnIcon, type IconName } from '../icons/Icon.tsx'

interface CardPictureProps {
  readonly rules: Ruleset
  readonly card: CardId
  /** Between two industries: "or". */
  readonly or: string
}

const [WIDTH, HEIGHT, GROUND] = [80, 30, 26.6]

export const CardPicture = memo(function CardPicture({ rules, card, or }: CardPictureProps): ReactElement {
  const { background, ink, icons, skyline, seed } = cardLook(rules, card)
  return (
    <svg
      className="card-picture"
      data-several={icons.length > 1 || undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={skyline === null ? 'xMidYMid' : 'xMidYMax'}
      style={{ background }}
      aria-hidden="true"
      focusable="false"
    >
      {skyline === null ? (
        <Industries icons={icons} ink={ink} or={or} />
      ) : (
        <Town recipe={skyline} ground={background} shift={numberOf(seed) % 24} />
      )}
    </svg>
  )
})

/** Far beyond the picture on all sides, for boxes of other shapes. */
const SKY =
  'M-60 2.500h38M-8 1.500h24M34 3h27M72 2h20M104 3h40M-34 6h30M12 6.500h29M56 7h17M90 6h30M-52 10h22M0 10h17M38 10.500h30M80 10h24M120 10h22M-28 14h24M20 14h12M60 14.500h22M98 14h18M-10 -2h30M40 -3h24M80 -2.500h30M8 -7h26M52 -7.500h30M-20 -8h16M20 -12h30M70 -12h20'
const ROOFS = Array.from({ length: 28 }, (_, at) => {
  const [wall, half] = [3.2 + ((at * 5) % 4) * 0.8, 2.2 + ((at * 7) % 3) * 0.5]
  return `v-${wall}l${half}-${half}l${half} ${half}v${wall}h${(at * 3) % 4 === 0 ? 3.4 : 0.7}`
}).join('')
/** From the units of the kit. */
const STANDS = `translate(${WIDTH / 2} ${GROUND}) scale(1.08)`
const WATER = 'M-60 28.400h52M-2 28.400h30M34 28.400h22M60 28.400h60M124 28.400h30'

function Town(props: {
  readonly recipe: string
  readonly ground: string
  readonly shift: number
}): ReactElement {
  const { recipe, ground, shift } = props
  const { walls, smoke } = skylineOf(recipe)
  return (
    <g fill="none" stroke="var(--banner-ink)">
      <path d={SKY} strokeWidth="0.7" opacity="0.3" transform={`translate(${shift})`} />
      <g fill="var(--banner-ink)" stroke="none">
        <path d={`M-60 0${ROOFS}z`} opacity="0.26" transform={`translate(${-shift} ${GROUND})`} />
        <path d={walls} transform={STANDS} />
        <path d={`M-60 ${GROUND - 0.05}h200V40h-200z`} />
      </g>
      <path d={smoke} strokeWidth="0.9" strokeLinecap="round" opacity="0.6" transform={STANDS} />
      <path d={WATER} stroke={ground} strokeWidth="0.8" opacity="0.7" transform={`translate(${shift})`} />
    </g>
  )
}

const ICON = 22
const BETWEEN = 21

function Industries(props: {
  readonly icons: readonly IconName[]
  readonly ink: string
  readonly or: string
}) {
  const { icons, ink, or } = props
  const size = icons.length > 1 ? ICON - 3 : ICON
  const width = icons.length * size + (icons.length - 1) * BETWEEN
  return icons.map((name, at) => {
    const x = WIDTH / 2 - width / 2 + at * (size + BETWEEN)
    return (
      <g key={name}>
        <DrawnIcon name={name} x={x} y={(HEIGHT - size) / 2} size={size} color={ink} />
        {at > 0 && (
          <text
            x={x - BETWEEN / 2}
            y={HEIGHT / 2 + 3.4}
            textAnchor="middle"
            fill={ink}
            opacity="0.85"
            fontFamily="var(--font-label)"
            fontSize="11.5"
            fontStyle="italic"
          >
            {or}
          </text>
        )}
      </g>
    )
  })
}
