// Events in words: one plain sentence for the log. The short form for the replay is in brief.ts.

import {
  type CardId,
  type GameEvent,
  HIDDEN,
  MARKET,
  merchantBuying,
  type Ruleset,
  type Seat,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import {
  cardName,
  endsOf,
  lineName,
  locationName,
  merchantName,
  sourceFrom,
  tileName,
  townName,
} from './names.ts'
import { money, signed } from './numbers.ts'
import { allOf, row } from './row.ts'
import { cardCount, eraName, goodsCount, playerName } from './terms.ts'

/** What happened, as a sentence. Names are by seat; where one is missing the seat's colour stands in. Cubes may be several. */
export function eventSentence(
  i18n: I18n,
  rules: Ruleset,
  event: GameEvent,
  names: readonly string[],
  count = 1,
): string {
  const named = (seat: Seat): string => playerName(i18n, names, seat)
  const who = 'seat' in event ? named(event.seat) : 'owner' in event ? named(event.owner) : ''
  const tile = 'kind' in event ? tileName(i18n, rules, event.kind) : ''
  const town = 'slot' in event ? townName(i18n, rules, event.slot) : ''
  switch (event.type) {
    case 'discard': {
      const cards = cardNames(i18n, rules, event.cards)
      return i18n._(msg`${who} discarded ${cards}.`)
    }
    case 'build':
      return builtSentence(i18n, rules, event, who)
    case 'overbuild': {
      const owner = named(event.owner)
      return event.owner === event.seat
        ? i18n._(msg`${who} built over their own ${tile} in ${town}.`)
        : i18n._(msg`${who} built over ${tile} in ${town}, which belonged to ${owner}.`)
    }
    case 'link': {
      const price = money(event.cost)
      const [from, to, third] = endsOf(i18n, rules, event.line)
      const line = lineName(i18n, rules, event.line)
      return third === undefined && from !== undefined && to !== undefined
        ? i18n._(msg`${who} laid a link from ${from} to ${to} for ${price}.`)
        : i18n._(msg`${who} laid a link ${line} for ${price}.`)
    }
    case 'develop':
      return i18n._(msg`${who} developed ${tile}: it leaves the mat.`)
    case 'sell':
      return soldSentence(i18n, rules, event, who)
    case 'demand':
      return demandSentence(i18n, event, who)
    case 'loan': {
      const { levels } = event
      const amount = money(event.amount)
      return i18n._(
        msg`${who} took a loan of ${amount}; income falls by ${plural(levels, { one: '# level', other: '# levels' })}.`,
      )
    }
    case 'scout': {
      const cards = cardNames(i18n, rules, event.cards)
      return i18n._(msg`${who} scouted and took ${cards}.`)
    }
    case 'anywhere':
      return i18n._(msg`${who} paid two cards to build anywhere.`)
    case 'pass':
      return i18n._(msg`${who} passed.`)
    case 'use': {
      const goods = goodsCount(i18n, event.goods, count)
      const price = money(event.cost)
      const source = sourceFrom(i18n, rules, event.from)
      return event.from === MARKET
        ? i18n._(msg`${who} bought ${goods} for ${price}.`)
        : i18n._(msg`${who} used ${goods} ${source}.`)
    }
    case 'market-sale': {
      const goods = goodsCount(i18n, event.goods, count)
      const price = money(event.price)
      return i18n._(msg`${who} sold ${goods} from ${town} to the market for ${price}.`)
    }
    case 'flip':
      return flippedSentence(i18n, rules, event, who)
    case 'bonus':
      return bonusSentence(i18n, rules, event, who)
    case 'income-space': {
      const { from, to } = event
      return i18n._(msg`The income marker of ${who} moves from space ${from} to ${to}.`)
    }
    case 'draw': {
      const drawn = cardCount(i18n, event.cards.length)
      const cards = cardNames(i18n, rules, event.cards)
      return event.cards.includes(HIDDEN)
        ? i18n._(msg`${who} drew ${drawn}.`)
        : i18n._(msg`${who} drew ${drawn}: ${cards}.`)
    }
    case 'turn-order': {
      const order = event.order.map((seat) => `${named(seat)} (${money(event.spent[seat] ?? 0)})`).join(', ')
      return i18n._(msg`New turn order, by money spent: ${order}.`)
    }
    case 'income': {
      const amount = money(Math.abs(event.amount))
      if (event.amount === 0) return i18n._(msg`${who} has no income.`)
      return event.amount < 0
        ? i18n._(msg`${who} must pay ${amount}: negative income.`)
        : i18n._(msg`${who} takes ${amount} of income.`)
    }
    case 'shortfall': {
      const raised = money(event.raised)
      return i18n._(msg`${who} gave up ${tile} in ${town} for ${raised}.`)
    }
    case 'debt': {
      const unpaid = money(event.unpaid)
      const { vpLost } = event
      return vpLost === 0
        ? i18n._(msg`${who} cannot pay ${unpaid}.`)
        : i18n._(msg`${who} cannot pay ${unpaid} and loses ${vpLost} VP.`)
    }
    case 'score-link': {
      const { vp } = event
      const line = lineName(i18n, rules, event.line)
      const icons = event.icons
        .map(({ location, icons: there }) => `${locationName(i18n, rules, location)} ${there}`)
        .join(', ')
      return i18n._(msg`${who} scores ${vp} VP for the link ${line} (${icons}).`)
    }
    case 'score-tile': {
      const { vp } = event
      return i18n._(msg`${who} scores ${vp} VP for ${tile} in ${town}.`)
    }
    case 'score-final':
      return finalSentence(i18n, event, who)
    case 'tile-removed':
      return i18n._(msg`${tile} of ${who} leaves ${town}.`)
    case 'barrel-returned': {
      const merchant = merchantName(i18n, rules, event.merchant)
      return i18n._(msg`A new barrel stands in ${merchant}.`)
    }
    case 'shuffle': {
      const { cards } = event
      return i18n._(msg`${cards} cards are shuffled.`)
    }
    case 'era': {
      const era = eraName(i18n, event.era)
      return i18n._(msg`A new era begins: ${era}.`)
    }
    case 'round': {
      const { round } = event
      const era = eraName(i18n, event.era)
      return i18n._(msg`${era}, round ${round}.`)
    }
    case 'turn':
      return i18n._(msg`It is ${who}’s turn.`)
    case 'over':
      return overSentence(i18n, event, named)
  }
}

type Told<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>

const cardNames = (i18n: I18n, rules: Ruleset, cards: readonly CardId[]): string =>
  allOf(
    i18n,
    cards.map((card) => cardName(i18n, rules, card)),
  )

function builtSentence(i18n: I18n, rules: Ruleset, event: Told<'build'>, who: string): string {
  const tile = tileName(i18n, rules, event.kind)
  const town = townName(i18n, rules, event.slot)
  const price = money(event.cost)
  const { makes } = row(rules.kinds, event.kind)
  if (makes === null) return i18n._(msg`${who} built ${tile} in ${town} for ${price}.`)
  const goods = goodsCount(i18n, makes, event.cubes)
  return i18n._(msg`${who} built ${tile} in ${town} for ${price}, with ${goods}.`)
}

function soldSentence(i18n: I18n, rules: Ruleset, event: Told<'sell'>, who: string): string {
  const tile = tileName(i18n, rules, event.kind)
  const town = townName(i18n, rules, event.slot)
  const { slot } = row(rules.buyers, event.buyer)
  if (slot !== null) {
    const port = townName(i18n, rules, slot)
    return i18n._(msg`${who} sold ${tile} in ${town} to the port in ${port}.`)
  }
  // Whether it comes off is told by the events that follow.
  if (event.buyer >= rules.merchantSpaces.length)
    return i18n._(msg`${who} offered ${tile} in ${town} to the distant market.`)
  const merchant = merchantName(i18n, rules, merchantBuying(event.buyer))
  return i18n._(msg`${who} sold ${tile} in ${town} to ${merchant}.`)
}

function demandSentence(i18n: I18n, { steps, bonus }: Told<'demand'>, who: string): string {
  if (bonus === null)
    return i18n._(msg`Demand falls by ${steps}: the distant market closes, and the mill stays unsold.`)
  return bonus === 0
    ? i18n._(msg`Demand falls by ${steps}: the mill is sold without a bonus.`)
    : i18n._(msg`Demand falls by ${steps}: the mill is sold, income +${bonus} for ${who}.`)
}

/** Why a tile flips is part of the news. */
function flippedSentence(i18n: I18n, rules: Ruleset, event: Told<'flip'>, who: string): string {
  const tile = tileName(i18n, rules, event.kind)
  const town = townName(i18n, rules, event.slot)
  const income = signed(event.income)
  switch (row(rules.kinds, event.kind).makes) {
    case 'coal':
      return i18n._(msg`The coal mine in ${town} is empty and flips: income ${income} for ${who}.`)
    case 'iron':
      return i18n._(msg`The iron works in ${town} is empty and flips: income ${income} for ${who}.`)
    case 'beer':
      return i18n._(msg`The brewery in ${town} is empty and flips: income ${income} for ${who}.`)
    case null:
      return i18n._(msg`${tile} in ${town} flips: income ${income} for ${who}.`)
  }
}

function bonusSentence(
  i18n: I18n,
  rules: Ruleset,
  { merchant, gives, amount }: Told<'bonus'>,
  who: string,
): string {
  const place = merchantName(i18n, rules, merchant)
  switch (gives) {
    case 'money': {
      const pounds = money(amount)
      return i18n._(msg`Bonus of ${place}: ${who} takes ${pounds}.`)
    }
    case 'vp':
      return i18n._(msg`Bonus of ${place}: ${who} scores ${amount} VP.`)
    case 'income':
      return i18n._(msg`Bonus of ${place}: income +${amount} for ${who}.`)
    case 'develop':
      return i18n._(msg`Bonus of ${place}: a tile leaves the mat of ${who}.`)
  }
}

function finalSentence(i18n: I18n, { reason, vp }: Told<'score-final'>, who: string): string {
  switch (reason) {
    case 'money':
      return i18n._(msg`${who} scores ${vp} VP for money.`)
    case 'income': {
      const change = signed(vp)
      return i18n._(msg`${who} scores ${change} VP for income.`)
    }
    case 'tiles':
      return i18n._(msg`${who} scores ${vp} VP once more for higher tiles.`)
  }
}

function overSentence(i18n: I18n, { ranking }: Told<'over'>, named: (seat: Seat) => string): string {
  const winners = ranking[0] ?? []
  const who = allOf(i18n, winners.map(named))
  return winners.length > 1
    ? i18n._(msg`The game is over: ${who} share the victory.`)
    : i18n._(msg`The game is over: ${who} wins.`)
}
