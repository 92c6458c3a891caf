// Settings: what was kept is believed only where it makes sense.

import { expect, test } from 'vitest'
import { choices, firstSettings, settingsFrom } from '../../src/kit/settings.ts'

test('nothing kept, or rubbish, gives the first settings', () => {
  for (const kept of [null, undefined, 7, 'night', [], ['night'], {}])
    expect(settingsFrom(kept)).toEqual(firstSettings)
})

test('every choice of every setting comes back as it was kept', () => {
  for (const [name, values] of Object.entries(choices))
    for (const value of values)
      expect(settingsFrom(JSON.parse(JSON.stringify({ [name]: value })))).toEqual({
        ...firstSettings,
        [name]: value,
      })
})

test('a bad value costs only its own setting, and unknown ones are dropped', () => {
  expect(settingsFrom({ side: 'night', language: 'fr', sound: 'yes', speed: null, colour: 'red' })).toEqual({
    ...firstSettings,
    side: 'night',
  })
})

test('sound that was on or off is full or off', () => {
  expect(settingsFrom({ sound: true }).sound).toBe('full')
  expect(settingsFrom({ sound: false }).sound).toBe('off')
})

test('the first settings are among the choices', () => {
  expect(settingsFrom({ ...firstSettings })).toEqual(firstSettings)
})
