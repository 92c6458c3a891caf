// What the host says to a bot. Everything comes from the seat's view, so that nothing hidden can get out.

import {
  formatMove,
  hashOfSeed,
  type Move,
  type PositionObject,
  positionObject,
  type RefusalObject,
  rulesOf,
  seatName,
  seatToMove,
} from '@ironbridge/engine'
import type { Decision, GameResult, GameToCome } from '../player.ts'
import { PROTOCOL, writeMessage } from './message.ts'

export const helloMessage = (): string => writeMessage('hello', { protocol: PROTOCOL, host: 'Ironbridge' })

export const newGameMessage = ({ setup, seat, names }: GameToCome): string =>
  writeMessage('newgame', {
    edition: setup.edition,
    players: setup.seats,
    variants: setup.variants,
    seat: seatName(seat),
    names: bySeat(names),
  })

/** What a turn holds, on both sides of the line. */
export interface TurnMessage {
  readonly id: number
  readonly seat: string
  readonly clock: { readonly ms: number; readonly positions: number | null }
  readonly dice: string
  readonly moves: readonly string[]
  readonly position: PositionObject
}

export function turnMessage(
  { view, legal, dice }: Decision,
  id: number,
  ms: number,
  positions: number | null,
): string {
  const rules = rulesOf(view)
  const turn: TurnMessage = {
    id,
    seat: seatName(seatToMove(view)),
    clock: { ms: Math.max(0, Math.round(ms)), positions },
    dice: diceWithoutSeed(dice),
    moves: legal.map((move: Move) => formatMove(rules, move)),
    position: positionObject(view),
  }
  return writeMessage('turn', turn)
}

/** The text may name the seed of the game, from which every card follows. */
const diceWithoutSeed = (dice: string): string => hashOfSeed(`protocol/${dice}`).slice(0, 32)

/** Why an answer is not taken: a rule of the game with all there is to say, or a sentence about the message. */
export const refusedMessage = (id: number, move: string | null, why: RefusalObject | string): string =>
  typeof why === 'string'
    ? writeMessage('refused', { id, move, rule: null, sentence: why })
    : writeMessage('refused', {
        id,
        move,
        rule: why.rule,
        sentence: why.sentence,
        statements: why.statements,
        instead: why.instead,
      })

export const stopMessage = (id: number): string => writeMessage('stop', { id })

export const resultMessage = ({ vp, ranking }: GameResult): string =>
  writeMessage('result', { vp: bySeat(vp), ranking: ranking.map((seats) => seats.map(seatName)) })

const bySeat = <T>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value, seat) => [seatName(seat), value]))

export const quitMessage = (): string => writeMessage('quit')
