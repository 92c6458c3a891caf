// How likely the tiles on the board are to flip before the era ends.

import { firstOf, type SlotId, type Tile } from '@ironbridge/engine'
import { saleChance } from './sales.ts'
import { usedUp } from './season.ts'
import { connectedFrom, isAt, kindAt, type Survey } from './survey.ts'

/** Fills in `chance`; `actions` are those the player can still take in this era. */
export function readFlips(survey: Survey, actions: number): void {
  const { at, state, goods } = survey
  const { chance } = at
  const brewed = survey.ownBeer
  if (goods.length > 1) goods.sort((a, b) => kindAt(survey, b).vp - kindAt(survey, a).vp)
  for (const slot of goods) chance[slot] = saleChance(survey, slot, actions)
  const ownBeerIsWanted = survey.ownBeer < brewed

  const { slots } = state
  for (let slot = firstOf(slots); slot < slots.length; slot++) {
    const tile = slots[slot]
    if (tile === null) continue
    if (tile.flipped) chance[slot] = 1
    else if (!goods.includes(slot)) chance[slot] = useChance(survey, tile, slot, ownBeerIsWanted)
  }
}

/** Cubes, barrels and ports are used by the whole table (B-FLIP-01, L-FLIP-01); opponents' goods are a guess. */
function useChance(survey: Survey, tile: Tile, slot: SlotId, ownBeerIsWanted: boolean): number {
  const { at } = survey
  const { makes, isTradePoint } = at.rules.kinds[tile.kind]
  switch (makes) {
    case 'iron':
      return usedUp(at.ironUsed, survey.ironCubes)
    case 'coal':
      return (isAt(survey, slot, survey.linked) ? at.linkedMine : at.unlinkedMine)[tile.cubes]
    case 'beer':
      if (tile.owner === at.seat && ownBeerIsWanted) return at.weights.ready
      return at.brewery[tile.cubes]
    case null:
      if (isTradePoint) return portChance(survey, slot)
      return at.weights.othersGoods * Math.min(1, (at.turnsLeft + 0.5) / 3)
  }
}

/** Own goods will flip the port promised to them; otherwise somebody's may. */
function portChance(survey: Survey, slot: SlotId): number {
  const { at, promised, othersGoods } = survey
  if (promised.includes(slot)) return at.weights.ready
  const connected = connectedFrom(survey, slot)
  let mills = 0
  for (const mill of othersGoods) if (isAt(survey, mill, connected)) mills++
  return usedUp((at.weights.portUsed + at.weights.portMill * mills) * (at.turnsLeft + 0.5), 1)
}
