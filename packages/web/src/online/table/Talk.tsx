// What is said at the table, a line to say something, and a note that nobody else sees.

import type { ChatLine } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { timeWords } from '../../lobby/dateWords.ts'
import { call } from '../api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import { Note } from './Note.tsx'
import { markRead } from './useRead.ts'
import './talk.css'

export function Talk() {
  const { t } = useLingui()
  const game = useOnline()
  const chat = useOnlineState((state) => state.chat)
  const user = useOnlineState((state) => state.user)
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => markRead(game.id, chat), [game, chat])
  useEffect(() => {
    // Not returned: newer browsers answer with a promise.
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [chat])
  const mute = async (who: string): Promise<void> => {
    const { problem } = await call('PUT', `api/me/mutes/${who}`)
    if (problem === null) setMuted(new Set([...muted, who]))
  }
  const shown = chat.filter((line) => !muted.has(line.user))
  return (
    <section className="talk" aria-label={t`Talk`}>
      <h2>
        <Trans>Talk</Trans>
      </h2>
      {shown.length === 0 ? (
        <p className="soft">
          <Trans>Nobody has said anything yet.</Trans>
        </p>
      ) : (
        // Long talks scroll, and whoever has no mouse must be able to as well.
        <ol ref={list} aria-live="polite" aria-label={t`What was said`} tabIndex={0}>
          {shown.map((line) => (
            <Line key={line.id} line={line} isOwn={line.user === user} onMute={() => void mute(line.user)} />
          ))}
        </ol>
      )}
      {user === null ? (
        <p className="soft">
          <Trans>Choose a name to talk.</Trans>
        </p>
      ) : (
        <>
          <Say />
          <Note />
        </>
      )}
    </section>
  )
}

interface LineProps {
  readonly line: ChatLine
  readonly isOwn: boolean
  readonly onMute: () => void
}

function Line({ line: { name, at, text }, isOwn, onMute }: LineProps) {
  const { t, i18n } = useLingui()
  const time = timeWords(i18n.locale, at)
  return (
    <li>
      <span className="talk-who">
        <b>{name}</b>{' '}
        <time dateTime={new Date(at).toISOString()} className="soft">
          {time}
        </time>
        {!isOwn && (
          <button
            type="button"
            className="quiet"
            onClick={onMute}
            aria-label={t`Do not show what ${name} writes`}
          >
            <Trans>Mute</Trans>
          </button>
        )}
      </span>
      <span>{text}</span>
    </li>
  )
}

const LONGEST_LINE = 500

function Say() {
  const { t } = useLingui()
  const { id, connection } = useOnline()
  const [text, setText] = useState('')
  const doing = useDoing()
  const send = async (): Promise<void> => {
    if (text.trim() === '') return
    const sent = await doing.run(async () => {
      const reply = await connection.ask({ type: 'chat', game: id, text: text.trim() })
      return reply.type === 'done' ? { value: null, problem: null } : { value: null, problem: reply.error }
    })
    if (sent) setText('')
  }
  return (
    <form
      className="talk-say"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        className="field"
        rows={2}
        aria-label={t`Say something`}
        placeholder={t`Say something`}
        value={text}
        maxLength={LONGEST_LINE}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          void send()
        }}
      />
      <button type="submit" className="button" aria-disabled={doing.isBusy}>
        <Trans>Say</Trans>
      </button>
      <Trouble doing={doing} />
    </form>
  )
}
