// The plan of the next game: edition, seats and variants, as they are chosen in the lobby.

import { hasMap } from '@ironbridge/board'
import { ladder } from '@ironbridge/bots/ladder'
import {
  type Edition,
  editionNamed,
  editions,
  makeSetup,
  ruleset,
  type Setup,
  variants,
} from '@ironbridge/engine'
import { isRecord } from '../kit/storage.ts'
import { type Sitter, seatNames } from '../words/index.ts'

export interface SeatPlan {
  readonly kind: 'person' | 'bot'
  /** Of the person; empty for the name the seat has anyway. */
  readonly name: string
  readonly bot: string
}

export interface LobbyPlan {
  readonly edition: string
  readonly players: number
  /** All four, so that a seat taken away comes back as it was. */
  readonly seats: readonly SeatPlan[]
  readonly variants: readonly string[]
  /** Those wished for in the other editions, so that they come back with them. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>
}

export const LONGEST_NAME = 24

const FIRST_BOT = 'club'
export const FIRST_VARIANT = 'introductory'
export const MAP_FOR_TWO = 'two-player-map'

/** Those that can be shown: an edition may be registered without a map. */
export const offeredEditions = (): Edition[] =>
  editions.filter(({ id, seats: [seats = 0] }) => hasMap(ruleset({ edition: id, seats, variants: [] })))

/** On the first visit: one person, two bots, and the short game if the edition has one. */
export const firstPlan: LobbyPlan = withEdition(
  {
    edition: '',
    players: 3,
    seats: seatNames.map((_, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name: '', bot: FIRST_BOT })),
    variants: [FIRST_VARIANT],
    elsewhere: {},
  },
  editions[0]?.id ?? '',
)

/** Keeps what fits the other edition: the number of players if it can, and the variants wished for there before. */
export function withEdition(plan: LobbyPlan, edition: string): LobbyPlan {
  const elsewhere = { ...plan.elsewhere, [plan.edition]: plan.variants }
  const wished = elsewhere[edition] ?? plan.variants
  const seats = editionNamed(edition)?.seats ?? []
  const players = seats.includes(plan.players) ? plan.players : (seats[0] ?? plan.players)
  return withPlayers({ ...plan, edition, variants: wished, elsewhere }, players)
}

/** Drops the variants that are not for so many. */
export function withPlayers(plan: LobbyPlan, players: number): LobbyPlan {
  return fitted({ ...plan, players })
}

export const withSeat = (plan: LobbyPlan, seat: number, change: Partial<SeatPlan>): LobbyPlan => ({
  ...plan,
  seats: plan.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)),
})

/** Switches a variant; what needed it goes with it. */
export function withVariant(plan: LobbyPlan, id: string): LobbyPlan {
  const others = plan.variants.filter((one) => one !== id)
  return fitted({ ...plan, variants: others.length < plan.variants.length ? others : [...others, id] })
}

export function setupOf(plan: LobbyPlan): Setup | null {
  const setup = makeSetup(plan.edition, plan.players, plan.variants)
  return 'error' in setup ? null : setup
}

/** The first person is whoever sets up the game, and may have a name already. */
export function sittersOf({ seats, players }: LobbyPlan, you = ''): Sitter[] {
  const first = yourSeat(seats)
  return seats.slice(0, players).map(({ kind, name, bot }, seat): Sitter => {
    const byLetter = seatNames[seat] ?? ''
    if (kind === 'bot') return { kind, name: byLetter, bot }
    const called = name.trim() || (seat === first ? you : '')
    return { kind, name: called.slice(0, LONGEST_NAME).trim() || byLetter }
  })
}

export const yourSeat = (seats: readonly SeatPlan[]): number =>
  seats.findIndex(({ kind }) => kind === 'person')

/** Takes variants in order as long as they fit. */
function fitted(plan: LobbyPlan): LobbyPlan {
  const fits = (chosen: readonly string[]): boolean =>
    !('error' in makeSetup(plan.edition, plan.players, chosen))
  let chosen: readonly string[] = []
  for (const { id } of variants)
    if (plan.variants.includes(id) && fits([...chosen, id])) chosen = [...chosen, id]
  return { ...plan, variants: chosen }
}

/** What was kept may be old, or changed by hand. */
export function planFrom(kept: unknown): LobbyPlan {
  if (!isRecord(kept) || !Array.isArray(kept.seats) || !Array.isArray(kept.variants)) return firstPlan
  const { edition, players, seats, variants: chosen } = kept
  const found = editionNamed(String(edition))
  if (found === undefined || !found.seats.includes(Number(players))) return firstPlan
  return fitted({
    edition: found.id,
    players: Number(players),
    seats: firstPlan.seats.map((first, seat) => seatFrom((seats as unknown[])[seat], first)),
    variants: idsIn(chosen),
    elsewhere: isRecord(kept.elsewhere)
      ? Object.fromEntries(Object.entries(kept.elsewhere).map(([id, ids]) => [id, idsIn(ids)]))
      : {},
  })
}

const idsIn = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []

function seatFrom(kept: unknown, first: SeatPlan): SeatPlan {
  if (!isRecord(kept)) return first
  const { kind, name, bot } = kept
  return {
    kind: kind === 'person' || kind === 'bot' ? kind : first.kind,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    bot: ladder.find((id) => id === bot) ?? first.bot,
  }
}
