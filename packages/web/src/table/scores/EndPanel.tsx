// The end: who won and what decided it, where the points came from, what to do next, and how the game went.

import { ranking, type Seat, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { BareDialog } from '../../kit/Dialog.tsx'
import { useSettings } from '../../kit/settings.ts'
import { newKeptGame } from '../../sources/kept.ts'
import { theShelf } from '../../sources/theShelf.ts'
import { allOf, gameTitle } from '../../words/index.ts'
import { useNames, usePlayedState, usePlies, useStates, useTable, useTableState } from '../context.ts'
import { useTableExtras } from '../extras.ts'
import { partsOf } from '../points.ts'
import { Charts } from './Charts.tsx'
import { EndButtons, PlayAgain } from './EndButtons.tsx'
import { EndTable } from './EndTable.tsx'
import { Laurels } from './Laurels.tsx'
import { tieWords } from './tieWords.ts'
import './EndPanel.css'

export function EndPanel() {
  const state = usePlayedState()
  const isOpen = useTableState(({ isRanking, counted }) => isRanking && counted === null)
  return state.over && isOpen ? <End state={state} /> : null
}

function End({ state }: { state: State }) {
  const { t, i18n } = useLingui()
  const table = useTable()
  const names = useNames()
  const { setup } = useTableState((at) => at.source)
  const sitters = useTableState((at) => at.sitters)
  const here = useTableState((at) => at.here)
  const plies = usePlies()
  const [first = state] = useStates()
  const isStill = useSettings(({ speed }) => speed === 'instant')
  const extras = useTableExtras()
  const words = winnerWords(i18n, state, names, here)
  const title = useRef<HTMLHeadingElement>(null)
  // Who won is read first.
  useEffect(() => title.current?.focus(), [])
  const playAgain = async (): Promise<void> => {
    const game = newKeptGame({ title: gameTitle(i18n, sitters), setup, sitters }, Date.now())
    await (await theShelf()).put(game)
    location.hash = `#/game/${game.id}`
  }
  return (
    <BareDialog title={words} className="end" onClose={() => table.showRanking(false)}>
      {(close) => (
        <section aria-label={t`End of the game`}>
          <header className="end-head">
            <Laurels seats={ranking(state)[0] ?? []} isStill={isStill} />
            <div>
              <h1 ref={title} tabIndex={-1}>
                {words}
              </h1>
              {tieWords(i18n, state, names).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </header>
          <EndTable state={state} parts={partsOf(first, plies)} names={names} />
          {extras ? (
            <extras.End onLook={close} />
          ) : (
            <EndButtons next={<PlayAgain onPlay={playAgain} />} onLook={close} />
          )}
          <Charts />
        </section>
      )}
    </BareDialog>
  )
}

function winnerWords(i18n: I18n, state: State, called: readonly string[], here: readonly Seat[]): string {
  const winners = ranking(state)[0] ?? []
  const [first = 0] = winners
  const vp = state.players[first]?.vp ?? 0
  const name = called[first] ?? ''
  const isYou = here.length === 1 && here[0] === first
  if (winners.length > 1) {
    const names = allOf(
      i18n,
      winners.map((seat) => called[seat] ?? ''),
    )
    return i18n._(msg`${names} share the victory with ${vp} points`)
  }
  return isYou ? i18n._(msg`You win with ${vp} points`) : i18n._(msg`${name} wins with ${vp} points`)
}
