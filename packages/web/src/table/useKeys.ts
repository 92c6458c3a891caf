// Keys of the table: one for each action, card and command.

import { rulesOf } from '@ironbridge/engine'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import { useKeyList } from '../app/settingsDialog.ts'
import { isComplete, narrowingOf, stateOf } from '../play/sitting.ts'
import { useTable } from './context.ts'
import type { Panel } from './Tabs.tsx'

/** What the list of keys shows. */
const KEYS: readonly (readonly [keys: string, what: MessageDescriptor])[] = [
  ['1 – 8', msg`Choose an action`],
  ['Tab, ← ↑ → ↓', msg`Move over the board, the cards and the buttons`],
  ['Enter', msg`Choose what has the focus`],
  ['c', msg`Confirm the move that is offered`],
  ['d', msg`Finish an action that could go on`],
  ['e', msg`End the turn`],
  ['u, r', msg`Undo, redo`],
  ['Esc', msg`Choose anew`],
  ['h, m, g, t', msg`Hand, mat, log, board in words`],
  ['n', msg`My network`],
  [', .', msg`One move back, one move on`],
  ['+ − 0', msg`Zoom in, zoom out, whole map`],
]

export function useKeys(onPanel: (panel: Panel) => void): void {
  const table = useTable()
  const { i18n } = useLingui()
  useKeyList(useMemo(() => KEYS.map(([keys, what]) => [keys, i18n._(what)] as const), [i18n]))
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const { sitting, plies, shown } = table.getState()
      switch (event.key) {
        case 'u':
          return table.undo()
        case 'r':
          return table.redo()
        case 'm':
          return onPanel('mat')
        case 'h':
          return onPanel('turn')
        case 'g':
          return onPanel('log')
        case 't':
          return onPanel('text')
        case 'n':
          return table.lay({ type: table.getState().overlay.type === 'network' ? 'none' : 'network' })
        case 'Escape':
          table.lay({ type: 'none' })
          return table.getState().hindrance === null ? table.restart([]) : table.ask(null)
        case ',':
          return table.showPly(shown - 1)
        case '.':
          return table.showPly(Math.min(shown + 1, plies.length))
      }
      if (sitting === null) return
      if (event.key === 'e' && isComplete(sitting)) void table.endTurn()
      const { offer, end } = narrowingOf(sitting)
      if (event.key === 'c' && offer !== null) void table.confirm(offer)
      if (event.key === 'd' && end !== null) void table.confirm(end)
      const action = rulesOf(stateOf(sitting)).edition.actions[Number(event.key) - 1]
      if (action) table.restart([{ aspect: 'action', value: action }])
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [table, onPanel])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=range]), textarea, select') || target.isContentEditable)
