// The games on the shelf: those on their way and those that are over, the latest first.

import { Icon } from '@ironbridge/board'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeptGame } from '../sources/kept.ts'
import { ShareDialog } from '../table/frame/ShareDialog.tsx'
import { ImportGame } from './ImportGame.tsx'
import { KeptRow } from './KeptRow.tsx'
import type { Games } from './useGames.ts'
import { useStatuses } from './useStatuses.ts'
import './KeptGames.css'

const SHOWN_AT_FIRST = 8

interface KeptGamesProps {
  readonly shelf: Games
  readonly onImported: (game: KeptGame) => void
}

export function KeptGames({ shelf, onImported }: KeptGamesProps) {
  const { games, lasts } = shelf
  const [deleted, setDeleted] = useState<readonly KeptGame[]>([])
  const [shared, setShared] = useState<KeptGame | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const rows = latestFirst([...(games ?? []), ...deleted])
  const shown = showsAll ? rows : rows.slice(0, SHOWN_AT_FIRST)
  const statusOf = useStatuses(shown)
  const count = rows.length
  return (
    <section className="kept" aria-labelledby="kept-title">
      <div className="kept-head">
        <h2 id="kept-title">
          <Trans>Your games on this device</Trans>
        </h2>
        <ImportGame onGame={onImported} />
      </div>
      {!lasts && <NotLasting />}
      {games !== null && rows.length === 0 && <EmptyShelf />}
      <ul className="kept-rows">
        {shown.map((game) =>
          deleted.includes(game) ? (
            <DeletedRow
              key={game.id}
              game={game}
              onUndo={() => {
                setDeleted(deleted.filter((one) => one !== game))
                void shelf.put(game)
              }}
            />
          ) : (
            <KeptRow
              key={game.id}
              game={game}
              status={statusOf(game)}
              onRename={(title) => void shelf.rename(game.id, title)}
              onShare={() => setShared(game)}
              onDelete={() => {
                setDeleted([...deleted, game])
                void shelf.remove(game.id)
              }}
            />
          ),
        )}
      </ul>
      {rows.length > shown.length && (
        <button type="button" className="quiet" onClick={() => setShowsAll(true)}>
          <Trans>Show all {count} games</Trans>
        </button>
      )}
      {shared && (
        <ShareDialog
          game={shared}
          moment={String(shared.record.moves.length)}
          onClose={() => setShared(null)}
        />
      )}
    </section>
  )
}

/** While the shelf forgets a game, it may be in both lists. */
function latestFirst(games: readonly KeptGame[]): KeptGame[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  return [...byId.values()].sort((a, b) => b.changed - a.changed)
}

function NotLasting() {
  return (
    <p className="notice">
      <Icon name="hint" size={20} />
      <span>
        <Trans>
          This browser keeps nothing for us, as in a private window: games last until the page is closed.
          Export what you want to keep.
        </Trans>
      </span>
    </p>
  )
}

function EmptyShelf() {
  return (
    <div className="empty-shelf">
      <span className="empty-slots" aria-hidden="true">
        {(['canal', 'rail', 'vp'] as const).map((name) => (
          <span key={name}>
            <Icon name={name} size={26} />
          </span>
        ))}
      </span>
      <p>
        <Trans>Nothing here yet. Every game you start is kept on this device by itself, move by move.</Trans>
      </p>
    </div>
  )
}

function DeletedRow({ game: { title }, onUndo }: { readonly game: KeptGame; readonly onUndo: () => void }) {
  return (
    <li className="kept-row deleted">
      <span role="status">
        <Trans>“{title}” is deleted.</Trans>
      </span>
      <button type="button" className="button" autoFocus onClick={onUndo}>
        <Icon name="undo" size={18} />
        <Trans>Undo</Trans>
      </button>
    </li>
  )
}
