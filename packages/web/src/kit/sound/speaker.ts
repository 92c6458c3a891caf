// Plays sounds, one phrase after the other: what would come too late is left out, so that nothing piles up.

import { type Sound, samplesOf } from './synth.ts'

/** A sound within a phrase. */
export interface Note {
  readonly sound: Sound
  /** Seconds after the phrase begins. */
  readonly at: number
}

export interface Phrase {
  readonly notes: readonly Note[]
  /** Seconds until the next phrase may begin. */
  readonly lasts: number
  /** Waits for what is heard, however long that takes. */
  readonly isDue: boolean
}

/** Seconds that a phrase may wait for the one before it. */
const PATIENCE = 0.5

/** When a phrase begins; null if that would be too late. */
export function beginning(now: number, freeAt: number, { isDue }: Phrase): number | null {
  return freeAt > now + PATIENCE && !isDue ? null : Math.max(now, freeAt)
}

/** Enough for all that is heard here, and half the work. */
const RATE = 24_000

let audio: AudioContext | null = null
let freeAt = 0
const buffers = new Map<Sound, AudioBuffer>()

/** Silently nothing, where a browser has no sound or waits for the first touch. */
export function speak(phrase: Phrase, loudness: number): void {
  if (phrase.notes.length === 0 || !mayBeHeard()) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
  const start = beginning(audio.currentTime, freeAt, phrase)
  if (start === null) return
  freeAt = start + phrase.lasts
  const volume = new GainNode(audio, { gain: loudness })
  volume.connect(audio.destination)
  for (const { sound, at } of phrase.notes) {
    const source = new AudioBufferSourceNode(audio, { buffer: bufferOf(audio, sound) })
    source.connect(volume)
    source.start(start + at)
  }
}

/** A page that nobody touched yet must not make a sound, and would be told off for trying. */
const mayBeHeard = (): boolean =>
  'AudioContext' in globalThis && (navigator.userActivation?.hasBeenActive ?? true)

function bufferOf(context: AudioContext, sound: Sound): AudioBuffer {
  const known = buffers.get(sound)
  if (known) return known
  const samples = samplesOf(sound, RATE)
  const buffer = context.createBuffer(1, samples.length, RATE)
  buffer.copyToChannel(samples, 0)
  buffers.set(sound, buffer)
  return buffer
}
