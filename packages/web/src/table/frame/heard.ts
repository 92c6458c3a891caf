// What is heard of what happens: a sound for each event, or deliberately none, and a short phrase for a whole move. It is fetched
// late, and needs nothing of the page.

import type { Era, GameEvent, Industry, Ruleset } from '@ironbridge/engine'
import { type Phrase, speak } from '../../kit/sound/speaker.ts'
import { secondsOf } from '../../kit/sound/synth.ts'
import { type SoundName, sounds } from './sounds.ts'

/** The game as a move found it. */
export interface Then {
  readonly rules: Ruleset
  readonly era: Era
}

type Told<Event> = (event: Event, then: Then) => SoundName | null

type Hearing = {
  readonly [Type in GameEvent['type']]: SoundName | null | Told<Extract<GameEvent, { type: Type }>>
}

const HEARING: Hearing = {
  discard: 'card',
  build: ({ kind }, { rules }) => laid(rules.industries[rules.kinds[kind]?.industry ?? 0]),
  link: (_, { era }) => (era === 'canal' ? 'water' : 'rail'),
  develop: 'develop',
  sell: 'sale',
  demand: 'card',
  loan: 'loan',
  scout: 'card',
  anywhere: 'card',
  use: ({ goods }) => goods,
  'market-sale': 'coins',
  flip: 'flip',
  bonus: 'bonus',
  shortfall: 'loss',
  debt: 'loss',
  income: ({ amount }) => (amount > 0 ? 'coins' : null),
  'score-link': 'point',
  'score-tile': 'point',
  'score-final': 'point',
  round: 'round',
  era: 'era',
  over: 'end',
  // A build comes with it.
  overbuild: null,
  pass: null,
  'income-space': null,
  draw: null,
  'turn-order': null,
  'tile-removed': null,
  'barrel-returned': null,
  shuffle: null,
  // Of one's own there is more to hear.
  turn: null,
}

/** By family: what digs and smelts, what brews, what sells, what trades and ships. */
function laid(industry: Industry | undefined): SoundName {
  if (industry?.makes === 'beer') return 'cask'
  if (industry?.makes) return 'stone'
  return industry?.isSold === false ? 'timber' : 'wood'
}

export function soundOf(event: GameEvent, then: Then): SoundName | null {
  const heard = HEARING[event.type]
  return typeof heard === 'function' ? (heard as Told<GameEvent>)(event, then) : heard
}

/** In their order, each twice at most, and few of them. */
export function soundsIn(events: readonly GameEvent[], then: Then): SoundName[] {
  const names: SoundName[] = []
  for (const event of events) {
    const name = soundOf(event, then)
    if (name !== null && names.filter((one) => one === name).length < MOST_ALIKE) names.push(name)
  }
  // What comes last is what it led to.
  return names.length <= MOST ? names : [...names.slice(0, MOST - 2), ...names.slice(-2)]
}

const MOST_ALIKE = 2
const MOST = 6

/** Seconds from one sound to the next, at most. */
const APART = 0.15

export function phraseOf(names: readonly SoundName[], isDue = false): Phrase {
  let lasts = 0
  const notes = names.map((name, place) => {
    const sound = sounds[name]
    const at = lasts
    lasts += Math.min(secondsOf(sound), place === names.length - 1 ? LAST : APART)
    return { sound, at }
  })
  return { notes, lasts, isDue }
}

/** Seconds of the last sound that nothing else is heard over. */
const LAST = 0.6

/** How loud: from 0 to 1. */
export const say = (names: readonly SoundName[], loudness: number, isDue = false): void =>
  speak(phraseOf(names, isDue), loudness)
