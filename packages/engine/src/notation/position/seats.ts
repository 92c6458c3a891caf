// Positions as a plain object of names: what stands before each seat and on the board.

import { allowedIn, type Ruleset } from '../../editions/ruleset.ts'
import type { Seat } from '../../ids.ts'
import type { State, Tile } from '../../state.ts'
import { entries, type Field, flag, given, items, member, readNamed, text, whole, wrong } from '../fields.ts'
import { lettersOf, namesOf, seatName } from '../names.ts'

const SEAT_FIELDS = [
  'money',
  'income',
  'vp',
  'spent',
  'linksLeft',
  'hand',
  'discard',
  'mat',
  'tiles',
  'links',
]

export function readSeats(field: Field, rules: Ruleset, state: State): void {
  entries(field, lettersOf(rules.seats))
  state.players.forEach((player, seat) => {
    const own = member(field, seatName(seat))
    entries(own, SEAT_FIELDS)
    const least = rules.edition.unpaidDebt === 'carried' ? -LARGEST_DEBT : 0
    player.money = whole(member(own, 'money'), least, player.money)
    player.spent = whole(member(own, 'spent'), 0, 0)
    player.vp = whole(member(own, 'vp'), 0, 0)
    player.incomeSpace = whole(
      member(own, 'income'),
      0,
      player.incomeSpace,
      rules.edition.incomeTrack.length - 1,
    )
    readTiles(member(own, 'tiles'), rules, state, seat)
    readLinks(member(own, 'links'), rules, state, seat)
    player.linksLeft = whole(
      member(own, 'linksLeft'),
      0,
      Math.max(0, player.linksLeft),
      rules.edition.start.links,
    )
    readMat(member(own, 'mat'), rules, state, seat)
  })
}

function readTiles(field: Field, rules: Ruleset, state: State, owner: Seat): void {
  if (!given(field)) return
  const names = namesOf(rules)
  for (const entry of items(field)) {
    entries(entry, ['tile', 'slot', 'flipped', 'cubes'])
    const kind = readNamed(member(entry, 'tile'), 'tile (such as coal-2)', names.kinds)
    const slot = readNamed(member(entry, 'slot'), 'slot', names.slots)
    const { industry, cubes: printed, makes } = rules.kinds[kind]
    if ((rules.slots[slot].industries & (1 << industry)) === 0)
      wrong(entry, `${rules.slots[slot].id} does not show ${rules.industries[industry].id}.`)
    if (state.slots[slot] !== null) wrong(entry, `two tiles on ${rules.slots[slot].id}.`)
    const flipped = flag(member(entry, 'flipped'), false)
    const most = Math.max(printed.canal, printed.rail)
    const cubes = whole(member(entry, 'cubes'), 0, flipped ? 0 : printed[state.era] || most, most)
    if (makes !== null && flipped !== (cubes === 0))
      wrong(entry, 'a tile is flipped when it holds nothing, and only then.')
    state.slots[slot] = { kind, owner, flipped, cubes }
  }
}

function readLinks(field: Field, rules: Ruleset, state: State, seat: Seat): void {
  if (!given(field)) return
  for (const entry of items(field)) {
    const line = readNamed(entry, 'line', namesOf(rules).lines)
    if (state.links[line] !== null) wrong(entry, 'this line already carries a link.')
    if (!allowedIn(rules.lines[line].eras, state.era)) wrong(entry, `no ${state.era} line.`)
    state.links[line] = seat
    state.players[seat].linksLeft--
  }
}

const LARGEST_DEBT = 9999

/** Left out, a stack lacks what stands on the board and every lower level. */
function readMat(field: Field, rules: Ruleset, state: State, seat: Seat): void {
  entries(
    field,
    rules.industries.map(({ id }) => id),
  )
  const player = state.players[seat]
  rules.industries.forEach(({ id, stack }, industry) => {
    const own = member(field, id)
    if (given(own)) {
      player.mat[industry] = goneFrom(own, rules, stack)
      return
    }
    const built = state.slots.filter(
      (tile): tile is Tile => tile?.owner === seat && stack.includes(tile.kind),
    )
    const highest = Math.max(-1, ...built.map(({ kind }) => kind))
    const lower = stack.filter((kind) => kind < highest).length
    const same = built.filter(({ kind }) => kind === highest).length
    player.mat[industry] = Math.min(stack.length, lower + same)
  })
}

/** `none`, `2` or `2*1`. */
function goneFrom(field: Field, rules: Ruleset, stack: readonly number[]): number {
  const said = typeof field.value === 'number' ? `${field.value}` : text(field)
  if (said === 'none') return stack.length
  const match = /^(\d)(?:\*(\d))?$/.exec(said)
  const first = match ? stack.findIndex((kind) => rules.kinds[kind].level === Number(match[1])) : -1
  if (!match || first < 0)
    return wrong(field, 'expected none, a level such as 2, or level*tiles such as 2*1.')
  const { count } = rules.kinds[stack[first]]
  const left = match[2] === undefined ? count : Number(match[2])
  return left >= 1 && left <= count
    ? first + count - left
    : wrong(field, `there are 1 to ${count} tiles of that level.`)
}
