// The first screen: games that wait for you, one button to play, the form that says what, and the games kept so far.

import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { Bar } from '../app/Bar.tsx'
import { useTitle } from '../app/title.ts'
import { type KeptGame, newKeptGame } from '../games/kept.ts'
import { Together } from '../online/lobby/Together.tsx'
import { useOwnTables } from '../online/lobby/useOwnTables.ts'
import { useServer } from '../online/theServer.ts'
import { EditionChoice } from './EditionChoice.tsx'
import { KeptGames } from './KeptGames.tsx'
import { PlayCard } from './PlayCard.tsx'
import { setupOf, sittersOf } from './plan.ts'
import { titleOf } from './planWords.ts'
import { SeatsChoice } from './SeatsChoice.tsx'
import { Scene } from './scene/Scene.tsx'
import { useGames } from './useGames.ts'
import { usePlan } from './usePlan.ts'
import { VariantsChoice } from './VariantsChoice.tsx'
import './lobby.css'

export function Lobby() {
  const { i18n } = useLingui()
  const shelf = useGames()
  const own = useOwnTables()
  useTitle('', own.waiting)
  const [, go] = useLocation()
  const open = async (game: KeptGame): Promise<void> => {
    await shelf.put(game)
    go(`/game/${game.id}`)
  }
  // A double click is one game.
  const isStarting = useRef(false)
  const play = (): void => {
    if (isStarting.current) return
    const plan = usePlan.getState()
    const setup = setupOf(plan)
    const sitters = sittersOf(plan, useServer.getState().me?.name)
    if (setup === null) return
    isStarting.current = true
    void open(newKeptGame({ title: titleOf(i18n, sitters), setup, sitters }, Date.now()))
  }
  const plan = (
    <div key="plan" className="lobby-plan">
      <PlayCard
        onPlay={play}
        unfinished={shelf.games?.find(({ record }) => record.result === null) ?? null}
      />
      <form
        className="plan panel"
        onSubmit={(event) => {
          event.preventDefault()
          play()
        }}
      >
        <EditionChoice />
        <SeatsChoice />
        <VariantsChoice />
        <button type="submit" className="button primary plan-end">
          <Trans>Play</Trans>
        </button>
      </form>
    </div>
  )
  const together = <Together key="together" own={own} />
  return (
    <>
      <Bar />
      <main>
        <Head />
        <div className="lobby">
          {own.areUnderWay ? [together, plan] : [plan, together]}
          <KeptGames shelf={shelf} onImported={(game) => void open(game)} />
        </div>
      </main>
      <footer className="lobby-foot">
        <Trans>
          Unofficial and free. Neither made nor endorsed by the publishers of Brass; no text or art of theirs.
          If you enjoy it, buy the game.
        </Trans>
      </footer>
    </>
  )
}

function Head() {
  const isOurs = useServer((server) => server.isOurs)
  return (
    <div className="lobby-head">
      <Scene />
      <div className="cartouche">
        <h1>Ironbridge</h1>
        <p>
          {isOurs ? (
            <Trans>Brass, with others or against bots</Trans>
          ) : (
            <Trans>Brass, around one screen or against bots</Trans>
          )}
        </p>
      </div>
    </div>
  )
}
