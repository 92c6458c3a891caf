// Where the points came from, taken from what the engine told: by seat, era and kind. And who passes whom.

import { type Era, type GameEvent, preview, type Seat, type State, standings } from '@ironbridge/engine'
import type { ShownPly, TreeNode } from '../play/tree.ts'

export interface Score {
  readonly seat: Seat
  readonly links: number
  readonly tiles: number
}

/** One scoring: the end of an era. */
export const scoresIn = (events: readonly GameEvent[], seats: number): Score[] =>
  Array.from({ length: seats }, (_, seat) => {
    const sum = (type: 'score-link' | 'score-tile'): number =>
      events.reduce((vp, event) => (event.type === type && event.seat === seat ? vp + event.vp : vp), 0)
    return { seat, links: sum('score-link'), tiles: sum('score-tile') }
  })

/** Everything that points come from, in the order in which it is shown. */
export const PARTS = [
  'before',
  'canal-links',
  'canal-tiles',
  'rail-links',
  'rail-tiles',
  'bonus',
  'debt',
  'money',
  'income',
  'tiles',
] as const satisfies readonly (`${Era}-links` | `${Era}-tiles` | Reason | 'before' | 'bonus' | 'debt')[]

type Reason = Extract<GameEvent, { type: 'score-final' }>['reason']

export type Part = (typeof PARTS)[number]

/** The points of every seat by what they came from, which is all of them. */
export function partsOf(first: State, plies: readonly Told[]): Readonly<Record<Part, number>>[] {
  const all = first.players.map(({ vp }) => ({ ...NOTHING, before: vp }))
  const add = (seat: Seat, part: Part, vp: number): void => {
    const parts = all[seat]
    if (parts) parts[part] += vp
  }
  let { era } = first
  for (const event of plies.flatMap(({ events }) => events))
    switch (event.type) {
      case 'era':
        era = event.era
        break
      case 'score-link':
        add(event.seat, `${era}-links`, event.vp)
        break
      case 'score-tile':
        add(event.seat, `${era}-tiles`, event.vp)
        break
      case 'score-final':
        add(event.seat, event.reason, event.vp)
        break
      case 'debt':
        add(event.seat, 'debt', -event.vpLost)
        break
      case 'bonus':
        if (event.gives === 'vp') add(event.seat, 'bonus', event.amount)
    }
  return all
}

interface Told {
  readonly events: readonly GameEvent[]
}

const NOTHING = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>

/** A moment of the way to the end. */
export interface RoundEnd {
  readonly state: State
  /** As if the era had been scored then; as it was scored where it was. */
  readonly points: readonly number[]
}

/** The table at the beginning, and at the end of every round. */
export const roundEnds = (states: readonly State[], plies: readonly Told[]): RoundEnd[] =>
  states.flatMap((state, shown) => {
    const { events = [] } = plies[shown - 1] ?? {}
    const has = (type: GameEvent['type']): boolean => events.some((event) => event.type === type)
    if (shown > 0 && !has('round') && !has('over')) return []
    return [
      {
        state,
        points: has('era') ? state.players.map(({ vp }) => vp) : standings(state).map(({ total }) => total),
      },
    ]
  })

export interface Passing {
  readonly seat: Seat
  readonly passed: readonly Seat[]
}

/**
 * Who passed whom with the last of these moves, by the points they have and their links and tiles would score. Whoever
 * draws level passes with the next point. The end of an era is no race: there everything is counted.
 */
export function passingsAt(line: readonly { readonly state: State }[], ply: number): Passing[] {
  const [before, after] = [line[ply - 1]?.state, line[ply]?.state]
  if (!before || !after || before.era !== after.era || after.over) return []
  const [was, now] = [totalsOf(before), totalsOf(after)]
  const isBehind = (seat: Seat, other: Seat): boolean => {
    for (let at = ply - 1; at >= 0; at--) {
      const totals = at === ply - 1 ? was : totalsOf(line[at]?.state ?? before)
      const ahead = (totals[seat] ?? 0) - (totals[other] ?? 0)
      if (ahead !== 0) return ahead < 0
    }
    return false
  }
  return now.flatMap((total, seat) => {
    if (total === was[seat]) return []
    const passed = [...now.keys()].filter((other) => total > (now[other] ?? 0) && isBehind(seat, other))
    return passed.length > 0 ? [{ seat, passed }] : []
  })
}

const totalsOf = (state: State): number[] => standings(state).map(({ total }) => total)

/** What scores one by one, in the order in which it is counted. */
export const countable = (ply: ShownPly | null): Counted[] => (ply?.events ?? []).filter(isCounted)

export type Counted = Extract<GameEvent, { type: 'score-link' | 'score-tile' | 'score-final' }>

const isCounted = (event: GameEvent): event is Counted => event.type.startsWith('score-')

/** The table as an era was scored on it: its last move is made, and everything still lies where it scores. */
export function scoredState({ parent, played, state }: TreeNode): State {
  if (parent === null || played === null) return state
  return preview(parent.state, played.move)?.state ?? parent.state
}

export const withPoints = (state: State, counted: readonly Counted[]): State => ({
  ...state,
  players: state.players.map((player, at) => ({
    ...player,
    vp: counted.reduce((vp, score) => (score.seat === at ? vp + score.vp : vp), player.vp),
  })),
})
