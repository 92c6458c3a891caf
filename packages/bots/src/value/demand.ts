// The distant market as anyone may know it: tiles not seen yet, and how far they may let demand fall.

import type { Ruleset, State } from '@ironbridge/engine'

type DistantMarket = NonNullable<State['distantMarket']>

/** A tile that may be turned up next. */
export interface Fall {
  readonly steps: number
  readonly chance: number
}

/** Every kind of tile still face down, whatever lies on top. */
export function fallsOf({ edition, seats }: Ruleset, { used }: DistantMarket): Fall[] {
  const unseen = [...(edition.distantMarket?.tiles[seats] ?? [])]
  for (const steps of used) if (unseen.includes(steps)) unseen.splice(unseen.indexOf(steps), 1)
  return [...new Set(unseen)].map((steps) => ({
    steps,
    chance: unseen.filter((other) => other === steps).length / unseen.length,
  }))
}

/** The market with this tile on top. */
export const withNext = (market: DistantMarket, steps: number): DistantMarket => ({
  ...market,
  tiles: [...market.tiles.slice(0, -1), steps],
})

export const isOpen = ({ edition }: Ruleset, market: DistantMarket | null): market is DistantMarket =>
  market !== null && market.tiles.length > 0 && market.space < (edition.distantMarket?.bonuses.length ?? 0)

/** Chance that the market is still open after so many sales. */
export function openAfter(rules: Ruleset, market: DistantMarket, sales: number): number {
  const falls = fallsOf(rules, market)
  const end = rules.edition.distantMarket?.bonuses.length ?? 0
  let spaces = new Array<number>(end).fill(0)
  spaces[market.space] = 1
  for (let sale = 0; sale < sales; sale++) {
    const next = new Array<number>(end).fill(0)
    for (let space = market.space; space < end; space++)
      for (const { steps, chance } of falls)
        if (space + steps < end) next[space + steps] += spaces[space] * chance
    spaces = next
  }
  return spaces.reduce((sum, chance) => sum + chance, 0)
}
