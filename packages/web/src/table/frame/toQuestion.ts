// Leads to the question, from wherever the focus is.

/** Once it is drawn: it may have been covered. */
export function toQuestion(): void {
  setTimeout(() => document.querySelector<HTMLElement>('.prompt')?.focus())
}
