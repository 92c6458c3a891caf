// Keys of the table: one for each action, card and command.

import { type MoveType, ruleset, rulesOf } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLayoutEffect, useMemo } from 'react'
import { type KeyList, useKeyList } from '../../kit/dialogs.ts'
import { isElsewhere, isForScreen } from '../../kit/keys.ts'
import { switchSound } from '../../kit/settings.ts'
import { isComplete, mainMove, narrowingOf, openSteps, stateOf } from '../../play/sitting.ts'
import type { Table } from '../../play/table.ts'
import { sittingOf } from '../../play/turn.ts'
import { actionName } from '../../words/index.ts'
import { useTable } from '../context.ts'
import type { Drawer, Drawers } from '../drawers.ts'
import { pressAction } from '../turn/pressAction.ts'
import { toQuestion } from './toQuestion.ts'
import { useFocusBack } from './useFocusBack.ts'

/** The same in every language; in English most begin the word. */
const ACTION_KEYS: Partial<Record<MoveType, string>> = {
  build: 'b',
  network: 'n',
  develop: 'd',
  sell: 's',
  loan: 'l',
  scout: 'x',
  anywhere: 'a',
  pass: 'p',
}

/** What the list of keys shows after the actions. */
const KEYS: readonly (readonly [keys: string, what: MessageDescriptor])[] = [
  ['q', msg`To the question`],
  ['1 – 8', msg`To a card of the hand`],
  ['Tab', msg`On to the actions, the prompt, the cards, the board`],
  ['← ↑ → ↓', msg`From one action, card or lit place to the next`],
  ['Page ↑ ↓', msg`All lit places of the board, one after the other`],
  ['Enter', msg`Choose what has the focus`],
  ['c, Ctrl Enter', msg`Confirm the move that is offered`],
  ['f', msg`Finish an action that could go on`],
  ['e', msg`End the turn`],
  ['u, r', msg`Undo, redo`],
  ['Esc', msg`One step back; or close what lies over the board`],
  ['o', msg`To the board, where something is lit`],
  ['h, m, g, t', msg`Hand, mat, log, board in words`],
  ['k, i', msg`Deck and discards, rules`],
  ['v', msg`My network`],
  ['z', msg`Sound on, sound off`],
  [', .', msg`One move back, one move on`],
  ['+ − 0', msg`Zoom in, zoom out, whole map`],
  ['?', msg`This list`],
]

export function useKeys({ drawer, open }: Drawers): void {
  const table = useTable()
  const { i18n } = useLingui()
  const { setup } = table.getState().source
  useKeyList(useMemo(() => keysOf(i18n, ruleset(setup).edition.actions), [i18n, setup]))
  useFocusBack(drawer !== null)
  // Heard from the moment the table is seen: an effect that waits for the painting would miss the first key.
  useLayoutEffect(() => {
    const show = (next: Drawer): void => open(next.type === drawer?.type ? null : next)
    const hear = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.ctrlKey && !isElsewhere(event.target)) return confirm(table)
      if (!isForScreen(event)) return
      const { cursor, viewer, overlay } = table.getState()
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      switch (key) {
        case 'q':
          open(null)
          return toQuestion()
        case 'h':
          open(null)
          return focusSoon('.hand li button')
        case 'm':
          return show({ type: 'mat', seat: typeof viewer === 'number' ? viewer : 0 })
        case 'g':
          return show({ type: 'log' })
        case 't':
          return show({ type: 'text' })
        case 'k':
          return show({ type: 'deck' })
        case 'i':
          return show({ type: 'rules', statement: null })
        case 'o':
          return document.querySelector<SVGElement>('.table-board [data-place][tabindex="0"]')?.focus()
        case 'v':
          if (typeof viewer !== 'number') return
          return table.setOverlay({ type: overlay.type === 'network' ? 'none' : 'network' })
        case 'z':
          return switchSound()
        case 'Escape':
          return drawer === null ? stepBack(table) : open(null)
        case ',':
          return table.showPly(cursor.ply - 1)
        case '.':
          return table.showPly(cursor.ply + 1)
        default:
          if (!toCard(key)) pressed(table, key)
      }
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [table, drawer, open])
}

export function keysOf(i18n: I18n, actions: readonly MoveType[]): KeyList {
  const keys = actions.map((type) => ACTION_KEYS[type])
  return [
    [keys.join(', '), actions.map((type) => actionName(i18n, type)).join(', ')],
    ...KEYS.map(([key, what]) => [key, i18n._(what)] as const),
  ]
}

/** Keys of the turn in the making. */
function pressed(table: Table, key: string): void {
  if (key === 'u') return table.undo()
  if (key === 'r') return table.redo()
  const sitting = sittingOf(table.getState())
  if (sitting === null) return
  if (key === 'e' && isComplete(sitting)) return void table.endTurn()
  const narrowing = narrowingOf(sitting)
  const { end } = narrowing
  const main = mainMove(sitting, narrowing)
  if (key === 'c' && main !== null) return void table.confirm(main)
  if (key === 'f' && end !== null) return void table.confirm(end)
  const action = rulesOf(stateOf(sitting)).edition.actions.find((type) => ACTION_KEYS[type] === key)
  if (action) pressAction(table, action)
}

/** The move that is offered; where none is left to make, the whole turn. */
function confirm(table: Table): void {
  const sitting = sittingOf(table.getState())
  if (sitting === null) return
  const main = mainMove(sitting, narrowingOf(sitting))
  if (isComplete(sitting)) void table.endTurn()
  else if (main !== null) void table.confirm(main)
}

/** What was laid over the map goes first, then a refusal, then the last choice. Moves that were confirmed stay. */
function stepBack(table: Table): void {
  const { overlay, hindrance } = table.getState()
  const sitting = sittingOf(table.getState())
  if (overlay.type !== 'none') table.setOverlay({ type: 'none' })
  else if (hindrance !== null) table.ask(null)
  else if (sitting !== null && (sitting.choices.length > 0 || openSteps(sitting).length > 0)) table.undo()
}

/** Whether the key is that of a card. */
function toCard(key: string): boolean {
  const card = document.querySelectorAll<HTMLElement>('.hand li button')[Number(key) - 1]
  card?.focus()
  return card !== undefined
}

/** Once it is drawn. */
function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus())
}
