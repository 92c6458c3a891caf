// Whether a key that was pressed means something other than the screen.

/** In a field, or while a dialog is open, keys do not mean the table. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.matches('input:not([type=range]), textarea, select') || target.isContentEditable))
