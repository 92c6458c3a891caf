// Every rule has words in both languages, filled with the facts of real refusals.

import { explain, parseMove, parsePosition, type Rule, rulesOf, whyNot } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { hindranceSentence, reasons, refusalSentence, refusalWords } from '../../src/words/refusals.ts'
import { repairs } from '../../src/words/repairs.ts'
import { type Met, refusalsMet } from './games.ts'
import { gapsIn } from './gaps.ts'
import { languages } from './languages.ts'

const BIRMINGHAM = 'edition: birmingham; players: 2; A hand: coal, dudley, iron'
const SALE = `${BIRMINGHAM}; A tiles: cotton-1@birmingham:1; A links: birmingham-oxford`
const LANCASHIRE =
  'edition: lancashire; players: 3; round: 2; A hand: coal, port; A tiles: cotton-1@manchester:1'

/** What random games do not meet: rare, or only in positions made by hand. */
const rare: Partial<Record<Rule, readonly [position: string, move: string]>> = {
  'game.over': [`${BIRMINGHAM}; over: yes`, 'loan 30 / coal'],
  'scout.no-wild-left': [
    `${BIRMINGHAM}; wilds: wild-location 0, wild-industry 4`,
    'scout coal dudley / iron',
  ],
  'shortfall.worthless': [
    `${BIRMINGHAM}; pending: shortfall A 2; A: money 0, income 5; A tiles: pottery-2@stafford:2, coal-1@dudley:1, iron-1@redditch:2`,
    'shortfall pottery@stafford:2',
  ],
  'build.no-tiles-overbuild': [
    `${BIRMINGHAM}; coal: 0; B tiles: coal-1@dudley:1 flipped; A mat: coal 2*2`,
    'build coal@dudley:1 / coal',
  ],
  'anywhere.two-cards': [
    'edition: lancashire; players: 2; round: 2; deck: none; A hand: coal',
    'anywhere coal / coal',
  ],
  'iron.works-first': [`${BIRMINGHAM}; B tiles: iron-1@dudley:2`, 'develop cotton iron<market / coal'],
  'beer.no-source': [
    `${SALE}; merchants: oxford:1 cotton empty`,
    'sell cotton@birmingham:1 > oxford:1 / coal',
  ],
  'beer.not-connected': [
    `${SALE}; merchants: oxford:1 cotton; B tiles: brewery-1@stafford:1`,
    'sell cotton@birmingham:1 > oxford:1 beer<stafford:1 / coal',
  ],
  'beer.no-market': [
    `${SALE}; merchants: oxford:1 cotton`,
    'sell cotton@birmingham:1 > oxford:1 beer<market / coal',
  ],
  'beer.other-merchant': [
    `${SALE}; merchants: oxford:1 cotton, oxford:2 manufacturer`,
    'sell cotton@birmingham:1 > oxford:1 beer<oxford:2 / coal',
  ],
  'beer.barrel-gone': [
    `${SALE}, birmingham-walsall; merchants: oxford:1 cotton empty; B tiles: brewery-1@walsall:2`,
    'sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / coal',
  ],
  'network.links-per-action': [
    `${BIRMINGHAM}; era: rail; pending: network 2; A tiles: coal-2@dudley:1`,
    '+network birmingham-dudley coal<dudley:1 beer<dudley:1',
  ],
  'network.no-links-left': [
    `${BIRMINGHAM}; A: links-left 0; A tiles: coal-1@dudley:1`,
    'network birmingham-dudley / coal',
  ],
  'develop.tiles-per-action': [`${BIRMINGHAM}; pending: develop 2`, '+develop brewery iron<market'],
  'sell.port-flipped': [
    `${LANCASHIRE}; B tiles: port-1@warrington-runcorn:2 flipped; A links: manchester-warrington-runcorn`,
    'sell cotton@manchester:1 > warrington-runcorn:2 / coal',
  ],
  'sell.market-closed': [`${LANCASHIRE}; demand: closed`, 'sell cotton@manchester:1 > distant-market / coal'],
  'sell.market-not-connected': [LANCASHIRE, 'sell cotton@manchester:1 > distant-market / coal'],
  'sell.which-buyer': [
    `${LANCASHIRE}; B tiles: port-1@warrington-runcorn:2; A links: manchester-warrington-runcorn`,
    'sell cotton@manchester:1 / coal',
  ],
  'bonus.must-choose': [
    `${BIRMINGHAM}; merchants: gloucester:1 cotton; A tiles: cotton-1@worcester:1; A links: gloucester-worcester`,
    'sell cotton@worcester:1 > gloucester:1 beer<gloucester:1 / coal',
  ],
}

function met(position: string, text: string): Met {
  const state = parsePosition(position).value
  const move = state && parseMove(rulesOf(state), text).value
  const refusal = state && move && explain(state, move)
  if (!refusal) throw new Error(`Not refused: ${text}`)
  return { state, move, refusal }
}

const all = [...refusalsMet(5), ...Object.values(rare).map(([position, move]) => met(position, move))]
const names = ['Ada', 'Boulton', '', 'Darby']

describe('refusals in words', () => {
  it('are asked for every rule of the engine', () => {
    const seen = new Set(all.map(({ refusal }) => refusal.rule))
    expect(Object.keys(reasons).filter((rule) => !seen.has(rule as Rule))).toEqual([])
    for (const [rule, [position, move]] of Object.entries(rare))
      expect(met(position, move).refusal.rule).toBe(rule)
  })

  it.each(languages('words/locales'))('leave no gap in $locale', (i18n) => {
    for (const { state, refusal } of all) {
      const sentence = refusalSentence(i18n, rulesOf(state), refusal, names)
      expect(gapsIn(sentence), `${refusal.rule}: ${sentence}`).toEqual([])
    }
  })

  it.each(languages('words/locales'))('offer repairs without gaps in $locale', (i18n) => {
    const offered = all.flatMap(({ state, move, refusal }) => repairs(i18n, state, move, refusal))
    for (const { text } of offered) expect(gapsIn(`${text}.`), text).toEqual([])
    expect(offered.some(({ move }) => move !== null)).toBe(true)
    expect(offered.some(({ move, line }) => move === null && line !== null)).toBe(true)
  })

  it('say what is wrong, then why', () => {
    const [en, de] = languages('words/locales')
    const { state, move, refusal } = met(
      'edition: birmingham; players: 2; round: 2; A: money 2; A hand: dudley, iron, leek',
      'build coal@dudley:1 / dudley',
    )
    if (!en || !de) throw new Error('Both languages are tested.')
    expect(refusalWords(en, rulesOf(state), refusal, names)).toEqual({
      what: 'You are £3 short.',
      why: 'This costs £5 and you have £2.',
    })
    expect(refusalSentence(de, rulesOf(state), refusal, names)).toBe(
      'Dir fehlen £3. Das kostet £5, und du hast £2.',
    )
    expect(repairs(en, state, move, refusal).map(({ text }) => text)).toContain('Take a loan of £30 first')
  })

  it('never offer the line that was asked for as its own repair', () => {
    const [en] = languages('words/locales')
    for (const { state, move, refusal } of all)
      if (en && move.type === 'network')
        for (const repair of repairs(en, state, move, refusal))
          if (repair.move === null) expect(repair.line).not.toBe(move.line)
  })
})

describe('What holds for a whole action', () => {
  const said = (position: string, type: 'sell' | 'network'): string => {
    const state = parsePosition(position).value
    const hindrance = state && whyNot(state, { type })
    const [en] = languages('words/locales')
    if (!state || !hindrance || !en) throw new Error('It can be done.')
    return hindranceSentence(en, rulesOf(state), hindrance, ['Ada', 'Ben', 'Cleo'])
  }

  it('is said of it, and not of a place', () => {
    expect(said(`${BIRMINGHAM}; B tiles: brewery-1@stone:1`, 'sell')).toBe(
      'You have nothing to sell: no unsold cotton mill, manufacturer or pottery.',
    )
    expect(said('edition: lancashire; players: 3; A hand: coal, port', 'network')).toBe(
      'You have no network yet. It begins with a tile: build one first.',
    )
  })
})
