// What a person has set for this page, and the store that keeps it.

import { create } from 'zustand'
import { type Language, languageIds } from './languages.ts'
import { isRecord, readKept, writeKept } from './storage.ts'

export interface Settings {
  readonly side: 'day' | 'night' | 'system'
  readonly language: Language | 'browser'
  readonly sound: 'off' | 'soft' | 'full'
  readonly motion: 'full' | 'reduced' | 'system'
  /** Of replays, and of what the others did. */
  readonly speed: 'calm' | 'brisk' | 'instant'
  /** Whether the table offers a bot's advice. */
  readonly hints: boolean
  /** Whether single letters, digits and signs are keys of the screen. */
  readonly keys: boolean
}

export const firstSettings: Settings = {
  side: 'system',
  language: 'browser',
  sound: 'soft',
  motion: 'system',
  speed: 'calm',
  hints: true,
  keys: true,
}

/** The choices of each setting, in the order in which they are shown. */
export const choices: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  side: ['system', 'day', 'night'],
  language: ['browser', ...languageIds],
  sound: ['off', 'soft', 'full'],
  motion: ['system', 'full', 'reduced'],
  speed: ['calm', 'brisk', 'instant'],
  hints: [true, false],
  keys: [true, false],
}

const KEY = 'settings'

export const useSettings = create<Settings>(() => settingsFrom(readKept(KEY)))

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings)
  writeKept(KEY, useSettings.getState())
}

/** Off, and on again as loud as it was. */
export function switchSound(): void {
  const { sound } = useSettings.getState()
  change({ sound: sound === 'off' ? loudness : 'off' })
  if (sound !== 'off') loudness = sound
}

let loudness: Settings['sound'] = firstSettings.sound

/** What was kept may be old, or changed by hand: each setting is taken only if it is one of the choices. */
export function settingsFrom(kept: unknown): Settings {
  if (!isRecord(kept)) return firstSettings
  const read: Readonly<Record<string, unknown>> = { ...kept, sound: soundFrom(kept.sound) }
  const valid = Object.entries(choices).filter(([name, values]) =>
    (values as readonly unknown[]).includes(read[name]),
  )
  return { ...firstSettings, ...Object.fromEntries(valid.map(([name]) => [name, read[name]])) }
}

/** It was on or off once. */
function soundFrom(kept: unknown): unknown {
  return kept === true ? 'full' : kept === false ? 'off' : kept
}
