// One game on the shelf: what it is called, who plays, how it stands, and what can be done with it.

import { SeatMark } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateWords } from '../kit/dates.ts'
import { download } from '../sources/download.ts'
import type { KeptGame } from '../sources/kept.ts'
import { botName, editionName } from '../words/index.ts'
import { type KeptStatus, statusSentence } from './status.ts'
import './KeptRow.css'

interface KeptRowProps {
  readonly game: KeptGame
  /** Undefined until it is worked out. */
  readonly status: KeptStatus | undefined
  readonly onRename: (title: string) => void
  readonly onShare: () => void
  readonly onDelete: () => void
}

export function KeptRow({ game, status, onRename, onShare, onDelete }: KeptRowProps) {
  const { i18n, t } = useLingui()
  const [isNaming, setIsNaming] = useState(false)
  const { id, title, changed, record } = game
  const date = dateWords(i18n.locale, changed)
  return (
    <li className="kept-row">
      <div className="kept-what">
        {isNaming ? (
          <Naming
            title={title}
            onDone={(name) => {
              setIsNaming(false)
              if (name !== null) onRename(name)
            }}
          />
        ) : (
          <a className="kept-title" href={`#/game/${id}`}>
            {title}
          </a>
        )}
        <p className="soft">
          {editionName(i18n, record.setup.edition)} ·{' '}
          <time dateTime={new Date(changed).toISOString()}>{date}</time>
        </p>
      </div>
      <div className="kept-how">
        <p className="kept-status">{status === undefined ? '…' : statusSentence(i18n, game, status)}</p>
        <Sitters game={game} />
      </div>
      <div className="kept-tools">
        <button
          type="button"
          className="quiet"
          aria-label={t`Rename “${title}”`}
          onClick={() => setIsNaming(true)}
        >
          <Trans>Rename</Trans>
        </button>
        <button type="button" className="quiet" aria-label={t`Share “${title}”`} onClick={onShare}>
          <Trans>Share</Trans>
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={t`Export “${title}”`}
          onClick={() => download(game)}
        >
          <Trans>Export</Trans>
        </button>
        <button type="button" className="quiet" aria-label={t`Delete “${title}”`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </button>
      </div>
    </li>
  )
}

function Sitters({ game: { sitters, record } }: { readonly game: KeptGame }) {
  const { i18n } = useLingui()
  return (
    <ul className="kept-sitters">
      {sitters.map((sitter, seat) => (
        <li
          key={sitter.name + String(seat)}
          title={sitter.kind === 'bot' ? botName(i18n, sitter.bot) : undefined}
        >
          <SeatMark seat={seat} size={15} />
          {sitter.name}
          {record.result && <b>{record.result[seat]}</b>}
        </li>
      ))}
    </ul>
  )
}

interface NamingProps {
  readonly title: string
  /** Null if it stays as it was. */
  readonly onDone: (title: string | null) => void
}

function Naming({ title, onDone }: NamingProps) {
  const { t } = useLingui()
  const [name, setName] = useState(title)
  const done = (): void => onDone(name.trim() === '' || name === title ? null : name.trim())
  return (
    <form
      className="naming"
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <input
        className="field"
        aria-label={t`Name of the game`}
        value={name}
        maxLength={LONGEST_TITLE}
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone(null)}
        onBlur={done}
      />
      <button type="submit" className="unseen">
        <Trans>Rename</Trans>
      </button>
    </form>
  )
}

const LONGEST_TITLE = 80
