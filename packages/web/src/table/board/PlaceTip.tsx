// Beside what the pointer rests on: what it is and what it is worth. Whoever does not see it hears the same from the board.

import { type Place, readPlace } from '@ironbridge/board'
import { linkValue, rulesOf, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import { kindGains, points } from '../../words/index.ts'
import { useNames } from '../context.ts'
import { placeName } from './placeName.ts'
import './PlaceTip.css'

export interface PlaceTipProps {
  readonly place: Place | null
  readonly state: State
  /** What it lies in, to measure by. */
  readonly frame: RefObject<HTMLElement | null>
}

/** Milliseconds of rest before it shows. */
const REST = 350

export function PlaceTip({ place, state, frame }: PlaceTipProps) {
  const { i18n } = useLingui()
  const names = useNames()
  const [rested, setRested] = useState<Place | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(place), place === null ? 0 : REST)
    // Whoever has pressed it knows what it is, and looks at what comes of it.
    const press = (): void => {
      clearTimeout(timer)
      setRested(null)
    }
    addEventListener('pointerdown', press)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', press)
    }
  }, [place])
  if (place === null || rested !== place) return null
  const [name, what] = parted(placeName(i18n, state, place, names))
  return (
    <div className="place-tip" aria-hidden="true" style={besides(frame.current, place)}>
      <b>{name}</b>
      {[what, moreAbout(i18n, state, place)].map((text) => text !== '' && <span key={text}>{text}</span>)}
    </div>
  )
}

/** The name, and what is told about it. */
function parted(text: string): [string, string] {
  const end = text.indexOf(': ')
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 2)]
}

function moreAbout(i18n: I18n, state: State, place: Place): string {
  const rules = rulesOf(state)
  const at = readPlace(place)
  if (at.kind === 'line') {
    const vp = points(i18n, linkValue(state, at.id))
    return i18n._(msg`a link here is worth ${vp} now`)
  }
  if (at.kind === 'slot') {
    const tile = state.slots[at.id]
    if (!tile) return ''
    const gains = kindGains(i18n, rules, tile.kind)
    return tile.flipped ? gains : i18n._(msg`when flipped: ${gains}`)
  }
  const location =
    at.kind === 'merchant'
      ? rules.merchantSpaces[at.id]?.location
      : at.kind === 'location'
        ? at.id
        : undefined
  const icons = rules.locations[location ?? -1]?.icons ?? 0
  return icons === 0
    ? ''
    : i18n._(msg`${plural(icons, { one: '# link icon', other: '# link icons' })} for links that end here`)
}

/** Under the place, or over it in the lower half; towards the middle of the board. */
function besides(frame: HTMLElement | null, place: Place) {
  const shape = frame?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect()
  const box = frame?.getBoundingClientRect()
  if (!shape || !box) return { display: 'none' }
  const isLow = shape.top - box.top > box.height / 2
  const isRight = shape.left - box.left > box.width / 2
  return {
    ...(isLow ? { bottom: box.bottom - shape.top + GAP } : { top: shape.bottom - box.top + GAP }),
    ...(isRight ? { right: box.right - shape.right } : { left: shape.left - box.left }),
  }
}

const GAP = 6
