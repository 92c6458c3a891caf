// The first screen: games that wait for you, one button to play, the form that says what, and the games kept so far.

import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useRef } from 'react'
import { useLocation } from 'wouter'
import { Bar } from '../kit/Bar.tsx'
import { Scene } from '../kit/scene/Scene.tsx'
import { useTitle } from '../kit/title.ts'
import { EditionChoice } from '../setup/EditionChoice.tsx'
import { setupOf, sittersOf } from '../setup/plan.ts'
import { SeatsChoice } from '../setup/SeatsChoice.tsx'
import { usePlan } from '../setup/usePlan.ts'
import { VariantsChoice } from '../setup/VariantsChoice.tsx'
import { type KeptGame, newKeptGame } from '../sources/kept.ts'
import { useServer } from '../sources/theServer.ts'
import { gameTitle } from '../words/index.ts'
import { KeptGames } from './KeptGames.tsx'
import { PlayCard } from './PlayCard.tsx'
import { useGames } from './useGames.ts'
import '../setup/plan.css'
import './Lobby.css'

/** Playing with others is a room of its own, hung in by the app. */
interface LobbyProps {
  readonly onlineLobby: ReactNode
  /** Comes before the plan of the next game: some of those games are under way. */
  readonly isOnlineFirst: boolean
  /** In how many of them it is one's turn. */
  readonly waiting: number
  readonly onOnline: () => void
}

export function Lobby({ onlineLobby, isOnlineFirst, waiting, onOnline }: LobbyProps) {
  const { i18n } = useLingui()
  const shelf = useGames()
  useTitle('', waiting)
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
    void open(newKeptGame({ title: gameTitle(i18n, sitters), setup, sitters }, Date.now()))
  }
  const plan = (
    <div key="plan" className="lobby-plan">
      <PlayCard
        onPlay={play}
        onOnline={onOnline}
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
  const others = <Fragment key="online">{onlineLobby}</Fragment>
  return (
    <>
      <Bar />
      <main>
        <Head />
        <div className="lobby">
          {isOnlineFirst ? [others, plan] : [plan, others]}
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
