// What is played for somebody who gives no move.

import { at, type Move } from '@ironbridge/engine'
import type { Chosen, Decision, Fault } from './player.ts'

/** `end`, or the first pass, or the first move listed. */
export const defaultMove = (legal: readonly Move[]): Move =>
  legal.find(({ type }) => type === 'end') ?? legal.find(({ type }) => type === 'pass') ?? at(legal, 0)

/** A bot of ours that fails is a bug, but one decision must not cost a night of games: the result tells of it. */
export const forfeit = ({ legal }: Decision, fault: Fault): Chosen => ({
  move: defaultMove(legal),
  faults: [{ ...fault, isForfeit: true }],
})
