// Sounds: each is worth hearing and no two are alike; every event has one, or deliberately none; nothing piles up.

import { type GameEvent, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { beginning } from '../../src/kit/sound/speaker.ts'
import { samplesOf, secondsOf } from '../../src/kit/sound/synth.ts'
import { phraseOf, soundOf, soundsIn, type Then } from '../../src/table/frame/heard.ts'
import { type SoundName, sounds } from '../../src/table/frame/sounds.ts'
import { randomGame, tables } from '../words/games.ts'

const RATE = 24_000
const LONGEST = 2.6
const all = Object.entries(sounds).map(([name, sound]) => ({ name, sound, samples: samplesOf(sound, RATE) }))

const moves = tables.flatMap((table, number) =>
  [false, true].flatMap((isRich) => {
    const told: { events: readonly GameEvent[]; at: Then }[] = []
    randomGame(table, number + 9, isRich, ({ state }, _, events) =>
      told.push({ events, at: { rules: rulesOf(state), era: state.era } }),
    )
    return told
  }),
)

describe('every sound', () => {
  it.each(all)('$name has samples that can be played', ({ sound, samples }) => {
    expect(samples.every(Number.isFinite)).toBe(true)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.03)
    expect(peak).toBeLessThanOrEqual(1)
    expect(secondsOf(sound)).toBeLessThanOrEqual(LONGEST)
    // Begins and ends without a click.
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01)
  })

  it('is the same each time', () => {
    for (const { sound, samples } of all) expect(samplesOf(sound, RATE)).toEqual(samples)
  })

  it('is like no other', () => {
    for (const [at, { name, samples }] of all.entries())
      for (const other of all.slice(at + 1))
        expect(likeness(samples, other.samples), `${name} and ${other.name}`).toBeLessThan(0.7)
  })
})

/** From 0 to 1: how much two sounds move together. */
function likeness(one: Float32Array, other: Float32Array): number {
  const energy = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0)
  const shared = one.reduce((sum, sample, at) => sum + sample * (other[at] ?? 0), 0)
  return Math.abs(shared) / Math.sqrt(energy(one) * energy(other))
}

describe('what is heard', () => {
  it('of every event is one of the sounds, or nothing', () => {
    const heard = new Set<SoundName>()
    for (const { events, at } of moves)
      for (const event of events) {
        const name = soundOf(event, at)
        expect(name === null || name in sounds, event.type).toBe(true)
        if (name !== null) heard.add(name)
      }
    // What is not an event: the own turn, a refusal, a passing, the victory.
    const moments = ['turn', 'refused', 'passing', 'victory']
    expect(
      Object.keys(sounds)
        .filter((name) => !heard.has(name as SoundName))
        .sort(),
    ).toEqual(moments.sort())
  })

  it('of a move is short, in its order, and each sound twice at most', () => {
    for (const { events, at: then } of moves) {
      const names = soundsIn(events, then)
      expect(names.length).toBeLessThanOrEqual(6)
      for (const name of names) expect(names.filter((one) => one === name).length).toBeLessThanOrEqual(2)
      const { notes, lasts } = phraseOf(names)
      for (const [at, note] of notes.entries())
        if (at > 0) expect(note.at).toBeGreaterThan(notes[at - 1]?.at ?? 0)
      expect(lasts).toBeLessThan(1.5)
    }
  })

  it('waits for what is heard already, and is left out if that takes too long, unless it is due', () => {
    const small = phraseOf(['card'])
    const due = phraseOf(['turn'], true)
    expect(beginning(10, 0, small)).toBe(10)
    expect(beginning(10, 10.3, small)).toBe(10.3)
    expect(beginning(10, 11, small)).toBeNull()
    expect(beginning(10, 11, due)).toBe(11)
  })
})
