// Who is ahead: the standings must say what the scoring then gives, and touch nothing.

import { type GameEvent, preview, type State, standings, view } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Decision, decisions, nameOf, playoutsOfAll } from '../playout.ts'
import { given } from '../scenario.ts'

const totalsOf = (position: string): number[] => standings(given(position).state).map(({ total }) => total)

describe('Standings', () => {
  it('count links by the icons at both ends, and flipped tiles, beside the points on the track', () => {
    const { state } = given(`
      era: rail; A: vp 7; B: vp 2; A links: birmingham-oxford
      B tiles: cotton-1@birmingham:1 flipped, cotton-2@worcester:1
    `)
    const [a, b] = standings(state)
    expect(a).toEqual({ vp: 7, links: 1 + 2, tiles: 0, more: 0, total: 10 })
    expect(b).toEqual({ vp: 2, links: 0, tiles: 5, more: 0, total: 7 })
  })

  it('add money, income and the better tiles in the introductory game, never below zero', () => {
    const tiles = 'A tiles: cotton-2@worcester:1 flipped, cotton-1@kidderminster:2 flipped'
    expect(
      standings(given(`variants: introductory; A: vp 20, money 37, income 18; ${tiles}`).state)[0],
    ).toEqual({ vp: 20, links: 0, tiles: 10, more: 9 + 4 + 5, total: 48 })
    expect(standings(given('variants: introductory; A: vp 3, money 3, income 2').state)[0]).toMatchObject({
      more: -3,
      total: 0,
    })
  })

  it('count money in Lancashire in the last era only', () => {
    expect(totalsOf('edition: lancashire; era: canal; A: vp 4, money 39')[0]).toBe(4)
    expect(totalsOf('edition: lancashire; era: rail; A: vp 4, money 39')[0]).toBe(4 + 3)
  })

  it('say just before every scoring what it then gives, to whoever asks, and change nothing', () => {
    let [eras, ends] = [0, 0]
    for (const game of playoutsOfAll({ birmingham: 12, lancashire: 8, classic: 6 }))
      for (const decision of decisions(game)) {
        const { state, next, events } = decision
        if (next.over)
          expect(standings(next).map(({ total }) => total)).toEqual(next.players.map(({ vp }) => vp))
        const before = beforeScoring(decision)
        if (before === null) continue
        if (next.over) ends++
        else eras++
        const asked = JSON.stringify(before)
        const standing = standings(before)
        expect(JSON.stringify(before), nameOf(game)).toBe(asked)
        expect(standings(view(before, null)), nameOf(game)).toEqual(standing)
        expect(
          standing.map(({ links, tiles, more }) => [links, tiles, more]),
          nameOf(game),
        ).toEqual(state.players.map((_, seat) => KINDS.map((kind) => scored(events, kind, seat))))
      }
    for (const count of [eras, ends]) expect(count).toBeGreaterThan(10)
  })
})

const KINDS = ['score-link', 'score-tile', 'score-final'] as const

const scored = (events: readonly GameEvent[], kind: (typeof KINDS)[number], of: number): number =>
  events.reduce((sum, event) => (event.type === kind && event.seat === of ? sum + event.vp : sum), 0)

/** The table after the last move of an era and what was paid then; null elsewhere, or where the move turns up something. */
function beforeScoring({ state, move, next, events }: Decision): State | null {
  const after = preview(state, move)?.state
  if ((next.era === state.era && !next.over) || after === undefined) return null
  const settled = events.slice(
    0,
    events.findIndex(({ type }) => SCORING.includes(type)),
  )
  const slots = after.slots.slice()
  const players = after.players.map((player, seat) => ({
    ...player,
    money: next.over ? next.players[seat].money : player.money,
  }))
  for (const event of settled) {
    if (event.type === 'shortfall') slots[event.slot] = null
    if (event.type === 'debt') players[event.seat].vp -= event.vpLost
  }
  return { ...after, slots, players }
}

const SCORING: readonly GameEvent['type'][] = [...KINDS, 'tile-removed', 'shuffle', 'over']
