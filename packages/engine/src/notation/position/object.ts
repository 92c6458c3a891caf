// Positions as a plain object of names, the common ground of the text form and JSON: state → object.

import { type Ruleset, rulesOf } from '../../editions/ruleset.ts'
import type { CardId, IndustryId, Seat } from '../../ids.ts'
import type { Rng } from '../../rng.ts'
import { type PlayerState, type State, UNKNOWN_STEPS } from '../../state.ts'
import { cardName, seatName, UNKNOWN_CARD } from '../names.ts'

/** Everything may be left out but the edition and the number of players; NOTATION.md lists the defaults. */
export interface PositionObject {
  edition: string
  players: number
  variants?: readonly string[]
  era?: string
  round?: number
  over?: boolean
  order?: readonly string[]
  /** Letter of the seat in turn. */
  turn?: string
  actions?: number
  pending?: PendingObject | null
  coal?: number
  iron?: number
  merchants?: Record<string, MerchantObject>
  /** Space of the distant market's marker, from 1, or `closed`. */
  demand?: number | string
  /** Steps on its tiles, the next one first; `?` in a view. */
  cottonTiles?: readonly (number | string)[]
  cottonUsed?: readonly number[]
  wilds?: Record<string, number>
  /** Top card first. */
  deck?: readonly string[]
  faceDown?: readonly string[]
  /** 32 hex digits: the generator as it stands; null in a view. */
  rng?: string | null
  /** 32 hex digits: deals whatever cards and merchants are left out. */
  seed?: string
  seats?: Record<string, SeatObject>
}

export type PendingObject = { action: string; steps: number } | { shortfall: string; owed: number }

export interface MerchantObject {
  tile: string
  barrel?: boolean
}

export interface SeatObject {
  money?: number
  income?: number
  vp?: number
  spent?: number
  linksLeft?: number
  hand?: readonly string[]
  discard?: readonly string[]
  /** By industry: the lowest level left, `level*tiles` of it, or `none`. */
  mat?: Record<string, string>
  tiles?: readonly TileObject[]
  /** Lines that carry a link. */
  links?: readonly string[]
}

export interface TileObject {
  tile: string
  slot: string
  flipped?: boolean
  cubes?: number
}

/** With everything that every edition has. */
export type WholePositionObject = PositionObject &
  Required<Omit<PositionObject, 'seed' | 'demand' | 'cottonTiles' | 'cottonUsed'>>

export function positionObject(state: State): WholePositionObject {
  const rules = rulesOf(state)
  return {
    edition: state.setup.edition,
    players: state.setup.seats,
    variants: state.setup.variants,
    era: state.era,
    round: state.round,
    over: state.over,
    order: state.turnOrder.map(seatName),
    turn: seatName(state.turnOrder[Math.min(state.turn, state.turnOrder.length - 1)]),
    actions: state.actionsLeft,
    pending: pendingObject(state),
    coal: state.coal,
    iron: state.iron,
    merchants: merchantObjects(rules, state),
    wilds: Object.fromEntries(
      rules.wildCards.map((card, wild) => [cardName(rules, card), state.wilds[wild]]),
    ),
    ...distantMarketObject(rules, state),
    deck: cardNames(rules, state.deck).toReversed(),
    faceDown: cardNames(rules, state.faceDown),
    rng: state.rng === null ? null : rngText(state.rng),
    seats: Object.fromEntries(
      state.players.map((player, seat) => [seatName(seat), seatObject(rules, state, player, seat)]),
    ),
  }
}

function distantMarketObject(rules: Ruleset, state: State): Partial<PositionObject> {
  const track = rules.edition.distantMarket
  if (track === null || state.distantMarket === null) return {}
  const { space, tiles, used } = state.distantMarket
  return {
    demand: space < track.bonuses.length ? space + 1 : 'closed',
    cottonTiles: tiles.map((steps) => (steps === UNKNOWN_STEPS ? UNKNOWN_CARD : steps)).toReversed(),
    cottonUsed: used,
  }
}

const rngText = (rng: Rng): string => rng.map((word) => word.toString(16).padStart(8, '0')).join('')

const cardNames = (rules: Ruleset, cards: readonly CardId[]): string[] =>
  cards.map((card) => cardName(rules, card))

function pendingObject({ pending }: State): PendingObject | null {
  if (pending === null) return null
  if (pending.type === 'shortfall') return { shortfall: seatName(pending.seat), owed: pending.owed }
  return { action: pending.type, steps: pending.steps }
}

function merchantObjects(rules: Ruleset, state: State): Record<string, MerchantObject> {
  const merchants: Record<string, MerchantObject> = {}
  state.merchants.forEach((merchant, id) => {
    if (merchant)
      merchants[rules.merchantSpaces[id].id] = {
        tile: rules.merchantTiles[merchant.tile].id,
        barrel: merchant.barrel,
      }
  })
  return merchants
}

function seatObject(rules: Ruleset, state: State, player: PlayerState, seat: Seat): Required<SeatObject> {
  const tiles: TileObject[] = []
  state.slots.forEach((tile, slot) => {
    if (tile?.owner !== seat) return
    tiles.push({
      tile: rules.kinds[tile.kind].id,
      slot: rules.slots[slot].id,
      flipped: tile.flipped,
      cubes: tile.cubes,
    })
  })
  return {
    money: player.money,
    income: player.incomeSpace,
    vp: player.vp,
    spent: player.spent,
    linksLeft: player.linksLeft,
    hand: cardNames(rules, player.hand),
    discard: cardNames(rules, player.discard),
    mat: Object.fromEntries(
      rules.industries.map(({ id }, industry) => [id, matText(rules, industry, player.mat[industry])]),
    ),
    tiles,
    links: rules.lines.filter((_, line) => state.links[line] === seat).map(({ id }) => id),
  }
}

/** `2` all tiles of level 2 and above are left; `2*1` one of level 2 and all above; `none`. */
function matText(rules: Ruleset, industry: IndustryId, gone: number): string {
  const { stack } = rules.industries[industry]
  if (gone >= stack.length) return 'none'
  const kind = rules.kinds[stack[gone]]
  const left = stack.filter((id, place) => place >= gone && id === stack[gone]).length
  return left === kind.count ? `${kind.level}` : `${kind.level}*${left}`
}
