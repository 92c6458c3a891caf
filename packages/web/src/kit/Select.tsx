// One of a list, drawn like every other field: a button that says what is chosen, and the list that it opens.

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import './Select.css'

export interface SelectProps<Value extends string | number> {
  readonly label: string
  readonly choices: readonly (readonly [value: Value, words: string])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

export function Select<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: SelectProps<Value>) {
  const id = useId()
  /** The place that the keys have reached; null while the list is closed. */
  const [at, setAt] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const place = Math.max(
    0,
    choices.findIndex(([value]) => value === chosen),
  )
  const isOpen = at !== null
  const close = (): void => setAt(null)
  const move = (next: number): void => {
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (next: number): void => {
    const choice = choices[next]
    close()
    if (choice !== undefined && choice[0] !== chosen) onChoose(choice[0])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key === 'Tab') return isOpen ? choose(at) : undefined
    const next = placeFor(key, at ?? place, choices)
    if (next !== null) {
      move(isOpen ? next : key.startsWith('Arrow') ? place : next)
    } else if (key === 'Enter' || key === ' ') {
      if (isOpen) choose(at)
      else move(place)
    } else if (key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }
  return (
    <div className="select">
      <button
        type="button"
        role="combobox"
        className="field"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={isOpen ? `${id}${at}` : undefined}
        onClick={() => (isOpen ? close() : move(place))}
        onKeyDown={onKeyDown}
        onBlur={close}
      >
        {choices[place]?.[1]}
      </button>
      <ul ref={list} id={`${id}list`} role="listbox" aria-label={label} hidden={!isOpen}>
        {choices.map(([value, words], index) => (
          <li
            key={value}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === place}
            data-value={value}
            data-at={index === at || undefined}
            // The button keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Choices = SelectProps<string | number>['choices']

/** Where a key leads; null if it leads nowhere. A letter leads to the next choice that begins with it. */
function placeFor(key: string, at: number, choices: Choices): number | null {
  const last = choices.length - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
  }
  if (key.length !== 1 || key === ' ') return null
  const begins = ([, words]: Choices[number]): boolean => words.toLowerCase().startsWith(key.toLowerCase())
  const next = choices.findIndex((choice, place) => place > at && begins(choice))
  const found = next === -1 ? choices.findIndex(begins) : next
  return found === -1 ? null : found
}
