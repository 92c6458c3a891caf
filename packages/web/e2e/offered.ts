// What the table offers to a person at this moment, read from the page as a screen reader would. Runs in the page.

export interface Offered {
  readonly kind:
    | 'dialog'
    | 'curtain'
    | 'over'
    | 'refusal'
    | 'confirm'
    | 'option'
    | 'action'
    | 'place'
    | 'card'
    | 'wait'
  readonly name: string
  readonly element: Element | null
}

/** Everything that may be pressed next; a single "wait" while others move. It stands alone, as the page knows no modules. */
export function offeredNow(): Offered[] {
  const all = (selector: string, within: ParentNode = document): Element[] => [
    ...within.querySelectorAll(selector),
  ]
  const nameOf = (element: Element): string =>
    (
      element.getAttribute('aria-label') ??
      element.querySelector(':scope > .unseen')?.textContent ??
      element.textContent ??
      ''
    )
      .replaceAll(/\s+/g, ' ')
      .trim()
  const offer = (kind: Offered['kind'], elements: readonly Element[]): Offered[] =>
    elements.map((element) => ({ kind, name: nameOf(element), element }))

  if (document.querySelector('[aria-label="End of the game"]'))
    return [{ kind: 'over', name: '', element: null }]
  const dialog = document.querySelector('dialog[open]')
  if (dialog) return offer('dialog', all('button.primary', dialog))
  const curtain = all('main button').filter((button) => nameOf(button).startsWith('I am '))
  if (curtain.length > 0) return offer('curtain', curtain)
  const wait: Offered[] = [{ kind: 'wait', name: '', element: null }]
  const prompt = document.querySelector('[aria-label="What to do"]')
  const question = prompt?.querySelector('h2')?.textContent ?? ''
  if (!prompt || question === '') return wait
  if (prompt.querySelector('[role=alert]')) return offer('refusal', all('.buttons button', prompt))
  // On a phone a town is held closer first.
  const town = all('.town li button:not([aria-disabled=true])', prompt)
  if (town.length > 0) return offer('option', town)
  const confirm = offer('confirm', all('.buttons button.primary, .buttons button.done', prompt))
  // What is offered may be all, or go on.
  const isOpen = prompt.querySelector('.together:not([data-added])') !== null
  const isLedger = prompt.querySelector('.ledger') !== null && !isOpen
  const isOffer = isLedger || question === 'Your turn is complete'
  if (isOffer) return confirm
  const isFree = 'button:not([aria-disabled=true]):not([aria-pressed=true])'
  const actions = offer('action', all(`[role=toolbar] ${isFree}`))
  // Nobody chooses here.
  if (!document.querySelector('[role=toolbar]')) return wait
  if (question.startsWith('Choose an action')) return [...confirm, ...actions]
  // Where every place may be pressed, none is lit.
  const isLit = document.querySelector('main [data-place][aria-disabled=true]') !== null
  const lit = isLit ? all('main [data-place][aria-disabled=false]:not([aria-pressed=true])') : []
  return [
    ...confirm,
    ...offer('option', all('.choice-list button:not([aria-disabled=true])', prompt)),
    ...offer('card', all(`[aria-label="Your hand"] ${isFree}`)),
    ...offer('place', lit),
  ]
}
