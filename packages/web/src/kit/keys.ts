// Which keys mean the screen, wherever the focus is on it.

import { useSettings } from './settings.ts'

/** In a field, or while a dialog is open, keys do not mean the screen. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.matches('input:not([type=range]), textarea, select') || target.isContentEditable))

/** A key by itself. Letters, digits and signs can be turned off: who dictates would press them all the time (WCAG 2.1.4). */
export function isForScreen(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return false
  return event.key.length > 1 || useSettings.getState().keys
}
