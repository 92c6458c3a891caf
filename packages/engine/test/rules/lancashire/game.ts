// Positions of Brass: Lancashire for the tests of this folder.

import { positionObject } from '@ironbridge/engine'
import { given, type Scenario, scenario } from '../../scenario.ts'

export const lancashire = (text: string): Scenario => given(`edition: lancashire\n${text}`)

/** A holds the last card of the era, `wigan`, with nothing spent; then the order is B C D A. */
export const LAST_CARD = `
  order: B C D A; turn: A; actions: 1; round: 8; deck: none
  A hand: wigan; B hand: none; C hand: none; D hand: none
`

/** Space of the distant market's marker, its tiles with the next one first, and those turned up. */
export function demandOf({ state }: Scenario) {
  const { demand, cottonTiles, cottonUsed } = positionObject(state)
  return { demand, tiles: cottonTiles, used: cottonUsed }
}

export const orderOf = ({ state }: Scenario): string => state.turnOrder.map((seat) => 'ABCD'[seat]).join(' ')

/** Everyone passes until the question is answered with yes. Only the events of the last pass are kept. */
export function passUntil(game: Scenario, isThere: (game: Scenario) => boolean): Scenario {
  let at = game
  for (let moves = 0; moves < 200 && !isThere(at); moves++)
    at = scenario(at.state, []).play(at.legal('pass')[0])
  return at
}
