// What can be done with the game as a whole: share it, save it as a file, play on from this moment with others.

import { Icon } from '@ironbridge/board'
import { seatToMove } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Dialog } from '../../kit/Dialog.tsx'
import { download } from '../../sources/download.ts'
import { forkOf, type KeptGame } from '../../sources/kept.ts'
import { theShelf } from '../../sources/theShelf.ts'
import { botName, type Sitter } from '../../words/index.ts'
import { useMoment, useNames, usePlayedState, useShownPly } from '../context.ts'
import { MenuButton, MenuEntries } from './MenuEntries.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import './GameMenu.css'

export function GameMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const [game, setGame] = useState<KeptGame | null>(null)
  const [isSharing, share] = useState(false)
  const shown = useShownPly()
  const moment = useMoment()
  useEffect(() => void theShelf().then(async (shelf) => setGame(await shelf.get(id))), [id])
  if (game === null) return null
  if (isSharing) return <ShareDialog game={game} moment={moment} onClose={onClose} />
  return (
    <Dialog title={game.title} onClose={onClose}>
      <div className="menu">
        <MenuButton icon="share" onPress={() => share(true)} label={t`Share a link to this moment`} />
        <MenuButton icon="export" onPress={() => download(game)} label={t`Save as a file`} />
        <MenuEntries onClose={onClose} />
      </div>
      <h3>
        <Trans>Play on from this moment</Trans>
      </h3>
      <p>
        <Trans>This game stays as it is; the other one begins at move {shown}.</Trans>
      </p>
      <Forks game={game} ply={shown} />
    </Dialog>
  )
}

/** Against bots of one level, or everybody around this screen. */
function Forks({ game, ply }: { game: KeptGame; ply: number }) {
  const { t, i18n } = useLingui()
  const names = useNames()
  const inTurn = seatToMove(usePlayedState())
  const persons = game.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  // Who played alone stays who they were; of several, it is the one whose turn it is.
  const me = persons.length === 1 ? (persons[0] ?? 0) : inTurn
  const name = names[me]
  const fork = async (sitters: readonly Sitter[]): Promise<void> => {
    const title = t`${game.title}, from move ${ply}`
    const forked = forkOf(game, ply, { title, sitters }, Date.now())
    await (await theShelf()).put(forked)
    location.hash = `#/game/${forked.id}`
  }
  const against = (bot: string): Sitter[] =>
    game.sitters.map((sitter, seat) =>
      seat === me ? { kind: 'person', name: sitter.name } : { kind: 'bot', name: sitter.name, bot },
    )
  return (
    <>
      <p>
        <Trans>You play {name}, against bots:</Trans>
      </p>
      <div className="buttons">
        {FORK_LEVELS.map((level) => (
          <button key={level} type="button" className="button" onClick={() => void fork(against(level))}>
            <Icon name="bot" size={18} />
            {botName(i18n, level)}
          </button>
        ))}
      </div>
      <p>
        <Trans>Or everybody plays at this screen:</Trans>
      </p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => void fork(game.sitters.map((sitter) => ({ kind: 'person', name: sitter.name })))}
        >
          <Icon name="people" size={18} />
          <Trans>Around one screen</Trans>
        </button>
      </div>
    </>
  )
}

const FORK_LEVELS = ['club', 'strong', 'master'] as const
