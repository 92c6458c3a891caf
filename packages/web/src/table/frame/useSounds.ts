// Sounds, if they are wanted: a tap for every move that is made, two notes when it is your turn.

import { useEffect, useRef } from 'react'
import { useSettings } from '../../kit/settings.ts'
import { useShownPly, useSitting } from '../context.ts'

let audio: AudioContext | null = null

export function useSounds(): void {
  const isOn = useSettings(({ sound }) => sound)
  // A move is heard when it is confirmed, and once more with its turn when that is sent.
  const sitting = useSitting()
  const made = useShownPly() + (sitting?.draft.length ?? 0)
  const wasMade = useRef(made)
  const isTurn = sitting !== null
  const wasTurn = useRef(isTurn)
  useEffect(() => {
    if (isOn && made > wasMade.current) play(TAP)
    wasMade.current = made
  }, [isOn, made])
  useEffect(() => {
    if (isOn && isTurn && !wasTurn.current) play(TURN)
    wasTurn.current = isTurn
  }, [isOn, isTurn])
}

interface Note {
  readonly hertz: number
  readonly at: number
  readonly seconds: number
}

const TAP: readonly Note[] = [{ hertz: 180, at: 0, seconds: 0.07 }]
const TURN: readonly Note[] = [
  { hertz: 523, at: 0, seconds: 0.18 },
  { hertz: 659, at: 0.14, seconds: 0.3 },
]
const LOUDNESS = 0.12

function play(notes: readonly Note[]): void {
  audio ??= new AudioContext()
  for (const { hertz, at, seconds } of notes) {
    const start = audio.currentTime + at
    const note = new OscillatorNode(audio, { type: 'triangle', frequency: hertz })
    const volume = new GainNode(audio, { gain: LOUDNESS })
    volume.gain.setTargetAtTime(0, start + seconds / 3, seconds / 4)
    note.connect(volume).connect(audio.destination)
    note.start(start)
    note.stop(start + seconds * 2)
  }
}
