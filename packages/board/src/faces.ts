// From the engine's tables to what is drawn: which icon, which face.

import { type CardId, HIDDEN, type Ruleset, type Tile } from '@ironbridge/engine'
import type { TileFaceProps } from './draw/TileFace.tsx'
import { type IconName, industryIcon } from './icons/Icon.tsx'
import { layoutOf } from './maps/layout.ts'

export function tileFace(rules: Ruleset, { kind, owner, flipped, cubes }: Tile): TileFaceProps {
  const row = rules.kinds[kind]
  if (!row) throw new Error(`No tile kind ${kind}`)
  return {
    icon: industryIcon(rules.industries[row.industry]?.id ?? ''),
    level: row.level,
    owner,
    flipped,
    goods: row.makes,
    cubes,
    vp: row.vp,
    icons: row.icons,
  }
}

/** Icons of a set of industries, separated by spaces. */
export const industriesIn = (rules: Ruleset, set: number): string =>
  rules.industries.flatMap(({ id }, industry) => (set & (1 << industry) ? [industryIcon(id)] : [])).join(' ')

export interface CardLook {
  readonly icon: IconName
  /** A second industry, where a card shows two. */
  readonly second: IconName | null
  /** Of the stub, as CSS. */
  readonly background: string
  readonly wild: boolean
}

/** The stub of a card's ticket: a town in the colour of its banner, or what may be built. */
export function cardLook(rules: Ruleset, card: CardId): CardLook {
  const row = card === HIDDEN ? undefined : rules.cards[card]
  if (!row) return { icon: 'pass', second: null, background: 'var(--ground-shade)', wild: false }
  const { places, wild } = row
  if (wild) {
    const icon = places === null ? 'wildIndustry' : 'wildLocation'
    return { icon, second: null, background: 'var(--paper)', wild }
  }
  if (places !== null) {
    const town = rules.locations.findIndex((_, location) => places === 1 << location)
    const group = layoutOf(rules).plates[town]?.group ?? 'other'
    return { icon: 'location', second: null, background: `var(--banner-${group})`, wild }
  }
  const [icon = 'build', second = null] = industriesIn(rules, row.industries).split(' ') as IconName[]
  return { icon, second, background: 'var(--banner-industry)', wild }
}
