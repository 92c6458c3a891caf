// What lies over a position: veil, routes, previews, rings, numbers. It draws again, above the veil, what is not dimmed.

import type { LocationId, Seat, State } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { GoodsShape } from '../draw/Goods.tsx'
import { LaidBand, LinkToken } from '../draw/LineArt.tsx'
import { nextCells } from '../draw/MarketArt.tsx'
import { MarkShape, seatColour } from '../draw/owners.tsx'
import { FocusRing, Hatch, Outline, Ring } from '../draw/Ring.tsx'
import { TileFace } from '../draw/TileFace.tsx'
import { Value } from '../draw/Value.tsx'
import { tileFace } from '../faces.ts'
import { DrawnIcon } from '../icons/Icon.tsx'
import { grown, middleOf, pathOf } from '../maps/geometry.ts'
import type { Layout } from '../maps/layout.ts'
import { boxOf } from '../maps/places.ts'
import { BOARD, FRAME } from '../maps/sizes.ts'
import type { Mark, Marks } from '../marks.ts'
import { linePlace, locationPlace, type Place, readPlace } from '../place.ts'
import { type Lit, litBy } from './lit.ts'
import { Routes } from './Routes.tsx'

interface MarksProps {
  readonly marks: Marks
  readonly state: State
  readonly layout: Layout
  readonly id: string
}

export const MarksLayer = memo(function MarksLayer(props: MarksProps): ReactElement {
  const { marks, layout, id } = props
  const lit = litBy(marks, props.state, layout)
  const entries = Object.entries(marks.places) as [Place, Mark][]
  return (
    <g aria-hidden="true">
      <defs>
        <Hatch id={`${id}hatch`} />
        {(['coal', 'iron', 'beer'] as const).map((goods) => (
          <g key={goods} data-goods={goods}>
            <circle r="19" fill="var(--docket)" stroke="var(--docket-ink)" strokeWidth="2" />
            <GoodsShape goods={goods} x={-13} y={-13} size={26} onDocket />
          </g>
        ))}
      </defs>
      {lit && <Veil lit={lit} id={id} />}
      {marks.network !== null && lit && (
        <Underlines layout={layout} seat={marks.network} locations={lit.plates} />
      )}
      <Routes routes={marks.routes} layout={layout} id={id} part="ways" />
      <Ghosts {...props} />
      {marks.lastMoves.map((move) => (
        <LastMove key={move.seat} layout={layout} {...move} />
      ))}
      <g className="rings">
        {entries.map(([place, mark]) => (
          <g key={place}>
            <LineDisc {...props} place={place} mark={mark} />
            <Ring mark={mark} box={boxOf(layout, place)} round={isRound(place)} hatch={`${id}hatch`} />
          </g>
        ))}
      </g>
      <Buying {...props} />
      <Routes routes={marks.routes} layout={layout} id={id} part="discs" />
      {(Object.entries(marks.values) as [Place, string][]).map(([place, text]) => (
        <Value key={place} box={boxOf(layout, place)} below={!place.startsWith('line')} text={text} />
      ))}
      {marks.focus && <FocusRing box={boxOf(layout, marks.focus)} round={isRound(marks.focus)} />}
    </g>
  )
})

export const isRound = (place: Place): boolean => place.startsWith('line') || place.startsWith('merchant')

function Veil({ lit, id }: { readonly lit: Lit; readonly id: string }): ReactElement {
  return (
    <>
      <rect
        x={FRAME}
        y={FRAME}
        width={BOARD.w - 2 * FRAME}
        height={BOARD.h - 2 * FRAME}
        fill="var(--ground)"
        opacity="var(--veil-opacity)"
      />
      {[
        ...lit.lines.map(linePlace),
        ...lit.plates.map(locationPlace),
        ...lit.lines.map((line) => `token:${line}`),
        ...lit.furniture,
      ].map((piece) => (
        <use key={piece} href={`#${id}${piece}`} />
      ))}
    </>
  )
}

/** An open line that may be chosen shows the link that would lie there. */
function LineDisc({
  state,
  layout,
  marks,
  place,
  mark,
}: MarksProps & { place: Place; mark: Mark }): ReactElement | null {
  const parts = readPlace(place)
  if (parts.kind !== 'line' || (mark !== 'legal' && mark !== 'chosen')) return null
  if (state.links[parts.id] !== null || marks.ghosts.links.some(({ line }) => line === parts.id)) return null
  const { x, y } = middleOf(boxOf(layout, place))
  return (
    <>
      <circle cx={x} cy={y} r="26" fill="var(--card)" />
      <DrawnIcon name={state.era} x={x - 15} y={y - 15} size={30} color="var(--legal)" />
    </>
  )
}

/** Pieces that are not there yet are drawn as if they were; the ring around them says that they are chosen. */
function Ghosts({ marks, layout, state }: MarksProps): ReactElement {
  const { tiles, links } = marks.ghosts
  return (
    <>
      {links.map(({ line, owner }) => {
        const shape = layout.lines[line]
        return (
          shape && (
            <g key={line}>
              <LaidBand paths={shape.curves.map(pathOf)} owner={owner} />
              <LinkToken {...shape.token} era={state.era} owner={owner} />
            </g>
          )
        )
      })}
      {tiles.map(({ slot, ...tile }) => {
        const box = layout.slots[slot]
        return (
          box && (
            <g key={slot} transform={`translate(${box.x} ${box.y})`}>
              <TileFace {...tileFace(layout.rules, { ...tile, flipped: false })} />
            </g>
          )
        )
      })}
    </>
  )
}

/** Outlined in the mover's colour, with the mover's mark at the corner. */
function LastMove({ layout, seat, places }: { layout: Layout } & Marks['lastMoves'][number]): ReactElement[] {
  return places.map((place) => {
    const box = boxOf(layout, place)
    const round = isRound(place)
    return (
      <g key={place}>
        <Outline box={grown(box, 3)} round={round} stroke="var(--keyline)" width={8} />
        <Outline box={grown(box, 3)} round={round} stroke={seatColour(seat)} width={4.5} />
        <g fill={seatColour(seat)} stroke="var(--keyline)" strokeWidth="2">
          <MarkShape seat={seat} x={box.x + box.w - 1} y={box.y + 1} r={9} />
        </g>
      </g>
    )
  })
}

function Underlines(props: { layout: Layout; seat: Seat; locations: readonly LocationId[] }): ReactElement[] {
  const { layout, seat, locations } = props
  return locations.map((location) => {
    const { x, y, w, h } = layout.plates[location]?.banner ?? BOARD
    return (
      <rect
        key={location}
        x={x}
        y={y + h - 4}
        width={w}
        height="7"
        fill={seatColour(seat)}
        stroke="var(--keyline)"
        strokeWidth="1.4"
      />
    )
  })
}

/** Dots on the cubes that would be bought. */
function Buying({ marks, state, layout }: MarksProps): ReactElement[] {
  return (['coal', 'iron'] as const).flatMap((goods) => {
    const { cells } = layout.furniture[goods]
    return nextCells(cells.length, state[goods], marks.buying[goods]).map((space) => {
      const { x, y } = middleOf(cells[space] ?? BOARD)
      return (
        <circle
          key={`${goods}${space}`}
          cx={x + 13}
          cy={y - 13}
          r="7"
          fill="var(--legal)"
          stroke="var(--legal-halo)"
          strokeWidth="2.5"
        />
      )
    })
  })
}
