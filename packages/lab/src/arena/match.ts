// What is measured: matches of a candidate against a champion, and the games that they take.

import { at, seatName } from '@ironbridge/engine'

/** A game for a number of players, with variants of its rules. */
export interface ArenaTable {
  readonly edition: string
  readonly players: number
  readonly variants: readonly string[]
}

/** Players are named as on the command line, so that a thread can make them again. */
export interface Match extends ArenaTable {
  readonly candidate: string
  readonly champion: string
  readonly deals: number
}

/** Tables of one player alone, for a player who is nobody's champion. */
export interface SelfPlay extends ArenaTable {
  readonly player: string
  readonly deals: number
}

export interface ArenaPlan {
  /** From the weakest to the strongest. */
  readonly players: readonly string[]
  readonly matches: readonly Match[]
  readonly alone: readonly SelfPlay[]
}

/** The name under which the games of the strongest player among themselves have a number of deals. */
export const ALONE = 'alone'

/** How many deals there are at a table: of several names the first that has a number counts. */
export type Deals = (table: ArenaTable, ...names: readonly string[]) => number

/** Everybody against the one before, on every table; on a ladder the last one also alone. */
export function planOf(
  players: readonly string[],
  tables: readonly ArenaTable[],
  deals: Deals,
  isLadder: boolean,
): ArenaPlan {
  const top = players.at(-1) ?? ''
  return {
    players,
    matches: tables.flatMap((table) =>
      players.slice(1).map((candidate, place) => ({
        ...table,
        candidate,
        champion: at(players, place),
        deals: deals(table, candidate),
      })),
    ),
    alone: isLadder
      ? tables.map((table) => ({ ...table, player: top, deals: deals(table, ALONE, top) }))
      : [],
  }
}

/** Everybody plays as the champion does, but for the candidate in its seat, if there is one. */
export interface ArenaGame extends ArenaTable {
  readonly deal: number
  readonly champion: string
  readonly candidate: { readonly name: string; readonly seat: number } | null
}

/**
 * Games of a plan, each once, deal by deal, so that a run that is ended early has whole deals.
 * Candidates come first: then everybody sits in the first game, and a program that cannot be started is found out.
 */
export function gamesOf({ matches, alone }: ArenaPlan): ArenaGame[] {
  const games = new Map<string, ArenaGame>()
  for (const game of [
    ...matches.flatMap((match) => dealsOf(match).flatMap((deal) => gamesOfDeal(match, deal))),
    ...alone.flatMap((own) => dealsOf(own).map((deal) => championsGame(own, deal, own.player))),
  ])
    games.set(gameKey(game), game)
  return [...games.values()].sort((a, b) => a.deal - b.deal || Number(!a.candidate) - Number(!b.candidate))
}

const dealsOf = ({ deals }: { readonly deals: number }): number[] => [...new Array(deals).keys()]

/** The table of champions, then the candidate in every seat. */
export const gamesOfDeal = (match: Match, deal: number): ArenaGame[] => [
  championsGame(match, deal, match.champion),
  ...Array.from({ length: match.players }, (_, seat) => candidatesGame(match, deal, seat)),
]

export const championsGame = (
  { edition, players, variants }: ArenaTable,
  deal: number,
  champion: string,
): ArenaGame => ({
  edition,
  players,
  variants,
  deal,
  champion,
  candidate: null,
})

const candidatesGame = (match: Match, deal: number, seat: number): ArenaGame => ({
  ...championsGame(match, deal, match.champion),
  candidate: { name: match.candidate, seat },
})

/** The one name of a game, in save files too. */
export const gameKey = ({ deal, champion, candidate, ...table }: ArenaGame): string =>
  [...wordsOf(table), deal, champion, ...(candidate ? [candidate.name, seatName(candidate.seat)] : [])].join(
    '|',
  )

export const playerAt = ({ champion, candidate }: ArenaGame, seat: number): string =>
  candidate?.seat === seat ? candidate.name : champion

/** A player against itself is told apart by its role. */
export const candidateLabel = (candidate: string, champion: string): string =>
  candidate === champion ? `${candidate} (candidate)` : candidate

/** The one name of a table. */
export const tableKey = (table: ArenaTable): string => wordsOf(table).join('/')

const wordsOf = ({ edition, players, variants }: ArenaTable) => [edition, players, ...variants]

export const isAt = (one: ArenaTable, other: ArenaTable): boolean => tableKey(one) === tableKey(other)
