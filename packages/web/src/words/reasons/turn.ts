// Why not: the turn, cards and shortfalls.

import { HIDDEN } from '@ironbridge/engine'
import { msg, plural } from '@lingui/core/macro'
import { money } from '../numbers.ts'
import type { Reasons, RulesOf } from './reason.ts'

export const turnReasons: Reasons<RulesOf<'game' | 'turn' | 'card' | 'shortfall' | 'scout'>> = {
  'game.over': () => [msg`The game is over.`],
  'turn.finish-action': ({ open: action }) => [
    msg`Finish the open action first.`,
    msg`“${action}” can still go on: continue it or end it.`,
  ],
  'turn.no-open-action': ({ action }) => [
    msg`No open action can go on here.`,
    msg`A new action “${action}” costs a card.`,
  ],
  'turn.nothing-to-end': () => [msg`No action is open.`, msg`To do nothing, pass with a card.`],
  'turn.shortfall-first': ({ facts }) => {
    const owed = money(facts.owed)
    const held = money(facts.money)
    return [msg`You owe ${owed} and have ${held}.`, msg`Choose a tile to give up first.`]
  },
  'turn.no-such-action': ({ action }) => [msg`There is no action “${action}” in this game.`],
  'card.missing': () => [msg`Every action costs a card.`, msg`Choose one from your hand.`],
  'card.not-needed': () => [
    msg`No card is needed here.`,
    msg`This step belongs to an action already paid for.`,
  ],
  'card.not-in-hand': ({ card, facts }) => [
    facts.card === HIDDEN ? msg`You do not hold this card.` : msg`You do not hold the card ${card}.`,
  ],
  'scout.wild-in-hand': () => [msg`You still hold a wild card.`, msg`Scout only when you have none.`],
  'scout.too-few-cards': ({ cards }) => [
    msg`Scouting takes three cards.`,
    msg`You have ${plural(cards, { one: '# card', other: '# cards' })}.`,
  ],
  'scout.no-wild-left': () => [msg`A pile of wild cards is empty.`],
  'shortfall.no-debt': () => [msg`You owe nothing.`, msg`Tiles are given up only to pay negative income.`],
  'shortfall.not-yours': ({ slot: town }) => [msg`You have no tile on this slot in ${town}.`],
  'shortfall.other-tile': ({ tile, slot: town }) => [msg`Another tile stands here: ${tile} in ${town}.`],
  'shortfall.worthless': ({ tile, slot: town }) => [msg`${tile} in ${town} would raise no money.`],
}
