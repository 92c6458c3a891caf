// Keys of the table: one for each action, card and command.

import { ruleset, rulesOf } from '@ironbridge/engine'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLayoutEffect, useMemo } from 'react'
import { useKeyList } from '../../kit/dialogs.ts'
import { isElsewhere } from '../../kit/isElsewhere.ts'
import { isComplete, narrowingOf, stateOf } from '../../play/sitting.ts'
import { sittingOf } from '../../play/turn.ts'
import { useTable } from '../context.ts'
import { pressAction } from '../turn/pressAction.ts'
import type { Panel } from './Tabs.tsx'

/** What the list of keys shows. */
const KEYS: readonly (readonly [keys: string, what: MessageDescriptor])[] = [
  ['1 – 9', msg`Choose an action`],
  ['Tab', msg`On to the actions, the prompt, the cards, the board`],
  ['← ↑ → ↓', msg`From one action, card or lit place to the next`],
  ['Page ↑ ↓', msg`All lit places of the board, one after the other`],
  ['Enter', msg`Choose what has the focus`],
  ['c', msg`Confirm the move that is offered`],
  ['d', msg`Finish an action that could go on`],
  ['e', msg`End the turn`],
  ['u, r', msg`Undo, redo`],
  ['Esc', msg`Choose anew, close what is open`],
  ['b', msg`To the board, where something is lit`],
  ['h, m, g, t', msg`Hand, mat, log, board in words`],
  ['n', msg`My network`],
  [', .', msg`One move back, one move on`],
  ['+ − 0', msg`Zoom in, zoom out, whole map`],
  ['?', msg`This list`],
]

/** Where a key that shows a panel also leads. */
const FIRST_OF: Readonly<Record<Panel, string>> = {
  turn: '.hand button',
  mat: '.mat h2',
  log: '.log h2',
  text: '.text-board h2',
  talk: '.talk textarea',
}

export function useKeys(onPanel: (panel: Panel) => void): void {
  const table = useTable()
  const { i18n } = useLingui()
  const { setup } = table.getState().source
  useKeyList(
    useMemo(() => {
      const actions = `1 – ${ruleset(setup).edition.actions.length}`
      return KEYS.map(([keys, what], place) => [place === 0 ? actions : keys, i18n._(what)] as const)
    }, [i18n, setup]),
  )
  // Heard from the moment the table is seen: an effect that waits for the painting would miss the first key.
  useLayoutEffect(() => {
    const show = (panel: Panel): void => {
      onPanel(panel)
      // Once it is drawn.
      setTimeout(() => document.querySelector<HTMLElement>(FIRST_OF[panel])?.focus())
    }
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const { cursor, viewer, overlay } = table.getState()
      switch (event.key) {
        case 'u':
          return table.undo()
        case 'r':
          return table.redo()
        case 'b':
          return document.querySelector<SVGElement>('.table-board [data-place][tabindex="0"]')?.focus()
        case 'm':
          return show('mat')
        case 'h':
          return show('turn')
        case 'g':
          return show('log')
        case 't':
          return show('text')
        case 'n':
          if (typeof viewer !== 'number') return
          return table.setOverlay({ type: overlay.type === 'network' ? 'none' : 'network' })
        case 'Escape':
          onPanel('turn')
          table.setOverlay({ type: 'none' })
          return table.getState().hindrance === null ? table.restart([]) : table.ask(null)
        case ',':
          return table.showPly(cursor.ply - 1)
        case '.':
          return table.showPly(cursor.ply + 1)
      }
      const sitting = sittingOf(table.getState())
      if (sitting === null) return
      if (event.key === 'e' && isComplete(sitting)) void table.endTurn()
      const { offer, end } = narrowingOf(sitting)
      if (event.key === 'c' && offer !== null) void table.confirm(offer)
      if (event.key === 'd' && end !== null) void table.confirm(end)
      const action = rulesOf(stateOf(sitting)).edition.actions[Number(event.key) - 1]
      if (action) pressAction(table, action)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [table, onPanel])
}
