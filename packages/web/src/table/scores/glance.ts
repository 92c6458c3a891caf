// What is known of the players at a glance, and how a screen reader says it.

import {
  incomeLevel,
  orderBySpent,
  rulesOf,
  type Seat,
  type State,
  seatToMove,
  standings,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { cardCount, money, ordinal, personName, type Sitter, signed, sitterName } from '../../words/index.ts'

export interface Glance {
  readonly seat: Seat
  readonly name: string
  readonly isBot: boolean
  /** Marked before its name, where whose it is may be known. */
  readonly program: { readonly owner: string | null } | null
  readonly isTurn: boolean
  readonly money: number
  readonly income: number
  /** On the track, and with what a scoring would give now. */
  readonly vp: number
  readonly scored: number
  readonly spent: number
  /** Place in the round after this one, as things stand. */
  readonly next: number
  readonly cards: number
  readonly links: number
}

/** In turn order. While an era is scored, `result` is the table after it. */
export function glances(
  i18n: I18n,
  state: State,
  sitters: readonly Sitter[],
  result: State | null = null,
): Glance[] {
  const rules = rulesOf(state)
  const following = orderBySpent(state)
  const standing = standings(state)
  return state.turnOrder.flatMap((seat) => {
    const player = state.players[seat]
    const sitter = sitters[seat]
    if (!player || !sitter) return []
    return {
      seat,
      name: isMarked(sitter) ? personName(i18n, sitter.name) : sitterName(i18n, sitter),
      isBot: sitter.kind === 'bot' || isMarked(sitter),
      program: sitter.kind === 'program' ? { owner: sitter.owner } : null,
      isTurn: !state.over && result === null && seatToMove(state) === seat,
      money: player.money,
      income: incomeLevel(rules, player.incomeSpace),
      vp: player.vp,
      scored: (result === null ? standing[seat]?.total : result.players[seat]?.vp) ?? player.vp,
      spent: player.spent,
      next: following.indexOf(seat) + 1,
      cards: player.hand.length,
      links: player.linksLeft,
    }
  })
}

/** That it is a bot is said beside the name. */
const isMarked = ({ kind }: Sitter): boolean => kind === 'house-bot' || kind === 'program'

/** "Boulton, bot", where the name does not say it; of a program, whose. */
export function nameInFull(i18n: I18n, { name, isBot, program }: Glance): string {
  const owner = program?.owner ?? null
  if (owner !== null) return i18n._(msg`${name}, bot of ${owner}`)
  return isBot ? i18n._(msg`${name}, bot`) : name
}

/** "Boulton, bot, is to move: money £18, income level +2, 4 victory points, 9 if scored now, …" */
export function glanceInFull(i18n: I18n, glance: Glance): string {
  const { vp, scored, cards, links } = glance
  const name = nameInFull(i18n, glance)
  const has = money(glance.money)
  const income = signed(glance.income)
  const spent = money(glance.spent)
  const place = ordinal(i18n, glance.next)
  const who = glance.isTurn ? i18n._(msg`${name}, is to move`) : name
  const figures = [
    i18n._(msg`money ${has}`),
    i18n._(msg`income level ${income}`),
    i18n._(msg`${plural(vp, { one: '# victory point', other: '# victory points' })}`),
    i18n._(msg`${scored} if scored now`),
    i18n._(msg`spent ${spent}`),
    i18n._(msg`${place} in the next round`),
    cardCount(i18n, cards),
    i18n._(msg`${plural(links, { one: '# link tile left', other: '# link tiles left' })}`),
  ]
  return `${who}: ${figures.join(', ')}`
}

/** How far it is to the next level of income; as far as the track goes. */
export function stepsToLevel(state: State, seat: Seat): number {
  const rules = rulesOf(state)
  const { incomeSpace = 0 } = state.players[seat] ?? {}
  const { incomeTrack } = rules.edition
  const level = incomeLevel(rules, incomeSpace)
  const next = incomeTrack.findIndex((one) => one > level)
  return next < 0 ? 0 : next - incomeSpace
}
