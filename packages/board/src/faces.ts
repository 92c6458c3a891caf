// From the engine's tables to what is drawn: which icon, which face.

import { type CardId, HIDDEN, type LocationId, type Ruleset, type Tile } from '@ironbridge/engine'
import { recipeFor } from './draw/skyline.ts'
import type { TileFaceProps } from './draw/TileFace.tsx'
import { type IconName, industryIcon } from './icons/Icon.tsx'
import { layoutOf } from './maps/layout.ts'
import type { BannerGroup } from './maps/table.ts'

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

interface CardLook {
  /** Of its picture, as CSS. */
  readonly background: string
  /** Of its icons, as CSS. */
  readonly ink: string
  /** What may be built; none on a town's card. */
  readonly icons: readonly IconName[]
  /** Of a town: how it is drawn. */
  readonly skyline: string | null
  /** Tells sky and roofs of one card from those of another. */
  readonly seed: string
}

/** A town in the colour of its banner, what may be built on ink, a wild card on paper. */
export function cardLook(rules: Ruleset, card: CardId): CardLook {
  const row = card === HIDDEN ? undefined : rules.cards[card]
  const look = { ink: 'var(--ink)', background: 'var(--paper)', skyline: null, seed: row?.id ?? '' }
  if (!row) return { ...look, icons: ['cards'], ink: 'var(--ink-soft)' }
  const { places, industries, wild } = row
  if (wild) return { ...look, icons: [places === null ? 'wildIndustry' : 'wildLocation'] }
  const town = townOf(rules, card)
  if (town !== null) {
    const { id, name } = rules.locations[town] ?? { id: '', name: '' }
    const { map, plates } = layoutOf(rules)
    return {
      ...look,
      icons: [],
      background: `var(--banner-${plates[town]?.group ?? 'other'})`,
      skyline: map.places[id]?.skyline ?? recipeFor(name),
    }
  }
  const icons = industriesIn(rules, industries).split(' ') as IconName[]
  return { ...look, icons, ink: 'var(--banner-ink)', background: 'var(--banner-industry)' }
}

/** The one town that a card names. */
function townOf(rules: Ruleset, card: CardId): LocationId | null {
  const { places = null, wild = false } = rules.cards[card] ?? {}
  const town = wild ? -1 : rules.locations.findIndex((_, location) => places === 1 << location)
  return town === -1 ? null : town
}

/** Where a card lies in a hand: towns by county, then industries, then wild ones; lower is further left. */
export function cardRank(rules: Ruleset, card: CardId): number {
  const town = townOf(rules, card)
  const { plates } = layoutOf(rules)
  const county = town === null ? COUNTIES.length : COUNTIES.indexOf(plates[town]?.group ?? 'other')
  return county * rules.cards.length + card
}

const COUNTIES: readonly BannerGroup[] = ['purple', 'yellow', 'red', 'blue', 'teal', 'other']
