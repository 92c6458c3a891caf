// Narrowing the list of legal moves question by question. Nothing here knows a rule: answers are what the list holds.

import { at, type Move, type Ruleset, type Source } from '@ironbridge/engine'
import { cardName, sourceName } from '../names.ts'

interface Question {
  readonly title: string
  /** The answers that lead to this move; several where the order of answers is free. */
  answers(rules: Ruleset, move: Move, before: readonly string[]): string[]
  /** What an answer means, where its word alone does not say. */
  readonly notes?: Readonly<Record<string, string>>
}

/** What is left of the list, and the answers given so far. */
export interface Narrowed {
  readonly moves: readonly Move[]
  readonly answers: readonly string[]
}

export interface Menu {
  readonly title: string
  /** Its choices differ in what they cost and bring. */
  readonly isPriced: boolean
  readonly choices: readonly Choice[]
}

interface Choice {
  readonly answer: string
  readonly note: string
  readonly narrowed: Narrowed
}

/** The next question that has more than one answer; null when a single move is left. */
export function nextMenu(rules: Ruleset, { moves, answers }: Narrowed): Menu | null {
  const [first] = moves
  if (!first || moves.length === 1) return null
  let given = answers
  for (;;) {
    const isSameType = moves.every(({ type }) => type === first.type)
    const question = isSameType ? questions[first.type][given.length] : whatToDo
    if (!question) return null
    const groups = new Map<string, Move[]>()
    for (const move of moves)
      for (const answer of question.answers(rules, move, given)) {
        const group = groups.get(answer)
        if (group) group.push(move)
        else groups.set(answer, [move])
      }
    if (groups.size > 1) {
      const choices = [...groups].map(([answer, group]) => ({
        answer,
        note: question.notes?.[answer] ?? '',
        narrowed: { moves: group, answers: isSameType ? [...given, answer] : [] },
      }))
      return { title: question.title, isPriced: isSameType, choices }
    }
    given = [...given, ...groups.keys()]
  }
}

const whatToDo: Question = {
  title: 'What do you do?',
  answers: (_, { type }) => [type],
  notes: { anywhere: '(build, for two cards)' },
}

const card: Question = {
  title: 'Which card pays?',
  answers: (rules, move) => [move.card === null ? 'no card' : cardName(rules, move.card)],
}

const industry: Question = {
  title: 'Which industry?',
  answers: (rules, move) => ('industry' in move ? [at(rules.industries, move.industry).id] : []),
}

const slot = (title: string): Question => ({
  title,
  answers: (rules, move) => ('slot' in move ? [at(rules.slots, move.slot).id] : []),
})

const sources = (goods: 'coal' | 'iron' | 'beer'): Question => ({
  title: `Where does the ${goods} come from?`,
  answers(rules, move) {
    const from: readonly Source[] =
      goods in move ? (move as Record<typeof goods, readonly Source[]> & Move)[goods] : []
    return [from.map((source) => sourceName(rules, source)).join(' and ') || `no ${goods}`]
  },
})

/** Several cards, one after the other, in any order. */
const givenAway: Question = {
  title: 'Which card do you give away?',
  answers(rules, move, before) {
    if ((move.type !== 'scout' && move.type !== 'anywhere') || move.card === null) return []
    const extra = typeof move.extra === 'number' ? [move.extra] : move.extra
    const left = [...extra, move.card].map((one) => cardName(rules, one))
    for (const given of before) left.splice(left.indexOf(given), 1)
    return [...new Set(left)]
  },
}

const questions: Readonly<Record<Move['type'], readonly Question[]>> = {
  build: [industry, slot('Where?'), sources('coal'), sources('iron'), card],
  network: [
    {
      title: 'Which line?',
      answers: (rules, move) => (move.type === 'network' ? [at(rules.lines, move.line).id] : []),
    },
    sources('coal'),
    sources('beer'),
    card,
  ],
  develop: [industry, sources('iron'), card],
  sell: [
    slot('Which tile?'),
    {
      title: 'To whom?',
      answers: (rules, move) => (move.type === 'sell' ? [at(rules.buyers, move.buyer).id] : []),
    },
    sources('beer'),
    {
      title: 'Which tile does the bonus remove?',
      answers: (rules, move) =>
        move.type === 'sell' ? [move.bonus === null ? 'none' : at(rules.industries, move.bonus).id] : [],
    },
    card,
  ],
  loan: [
    { title: 'How much?', answers: (_, move) => (move.type === 'loan' ? [`£${move.amount}`] : []) },
    card,
  ],
  scout: [givenAway, givenAway, givenAway],
  anywhere: [givenAway, givenAway],
  pass: [card],
  end: [],
  shortfall: [slot('Which tile do you give up?')],
}
