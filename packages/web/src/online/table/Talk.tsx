// What is said at the table and by whom, a line to say something, and a note that nobody else sees.

import { SeatMark } from '@ironbridge/board'
import type { ChatLine } from '@ironbridge/protocol'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { timeWords } from '../../kit/dates.ts'
import { later } from '../../kit/later.tsx'
import { colourName, personName } from '../../words/index.ts'
import { mute, useMuted } from '../muted.ts'
import { useOnline, useOnlineState } from '../room/context.ts'
import { NameForm } from '../tables/NameForm.tsx'
import { MutedHere } from './MutedHere.tsx'
import { Note } from './Note.tsx'
import { Say } from './Say.tsx'
import { markRead } from './useRead.ts'
import './Talk.css'

const ReportDialog = later(async () => (await import('../report/ReportDialog.tsx')).ReportDialog)

export function Talk() {
  const { t } = useLingui()
  const game = useOnline()
  const chat = useOnlineState((state) => state.chat)
  const user = useOnlineState((state) => state.user)
  const muted = useMuted((state) => state.muted)
  const shown = chat.filter((line) => !muted.has(line.user))
  const { list, onScroll } = useEnd(shown, user)
  const [reported, setReported] = useState<ChatLine | null>(null)
  useEffect(() => markRead(game.id, chat), [game, chat])
  return (
    <section className="talk" aria-label={t`Chat`}>
      <h2>
        <Trans>Chat</Trans>
      </h2>
      <Watching />
      {shown.length === 0 ? (
        <p className="soft">
          <Trans>Nobody has said anything yet.</Trans>
        </p>
      ) : (
        // Long talks scroll, and whoever has no mouse must be able to as well.
        <ol ref={list} onScroll={onScroll} aria-live="polite" aria-label={t`What was said`} tabIndex={0}>
          {shown.map((line) => (
            <Line
              key={line.id}
              line={line}
              isOwn={line.user === user}
              onMute={() => void mute(line.user)}
              onReport={user === null ? null : () => setReported(line)}
            />
          ))}
        </ol>
      )}
      {user === null ? (
        <Nameless />
      ) : (
        <>
          <MutedHere />
          <Say />
          <Note />
        </>
      )}
      {reported !== null && (
        <Suspense>
          <ReportDialog line={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </section>
  )
}

/** Pixels from the end within which somebody reads the latest. */
const NEAR = 24

/** New lines come into sight, unless one reads further up. */
function useEnd(shown: readonly ChatLine[], user: string | null) {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const last = shown.at(-1)
  const isOwn = last?.user === user
  useEffect(() => {
    if (last === undefined || !(isAtEnd.current || isOwn)) return
    // Not returned: newer browsers answer with a promise.
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last, isOwn])
  const onScroll = (): void => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {}
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
  }
  return { list, onScroll }
}

/** How many have the game open without a seat. Whoever has no name is not counted by the server. */
function Watching() {
  const count = useOnlineState(({ table, present, status }) =>
    status !== 'open' || table === null || table.status === 'open'
      ? 0
      : present.filter((id) => table.seats.every(({ user }) => user !== id)).length,
  )
  if (count === 0) return null
  return (
    <p className="soft">
      <Plural value={count} one="One person with a name watches." other="# people with names watch." />
    </p>
  )
}

function Nameless() {
  const [isChoosing, setIsChoosing] = useState(false)
  if (isChoosing) return <NameForm />
  return (
    <button type="button" className="quiet" onClick={() => setIsChoosing(true)}>
      <Trans>Choose a name to talk</Trans>
    </button>
  )
}

interface LineProps {
  readonly line: ChatLine
  readonly isOwn: boolean
  readonly onMute: () => void
  /** Null for whoever has no name. */
  readonly onReport: (() => void) | null
}

function Line({ line: { user, name, at, text }, isOwn, onMute, onReport }: LineProps) {
  const { t, i18n } = useLingui()
  const time = timeWords(i18n.locale, at)
  return (
    <li>
      <span className="talk-who">
        <Who user={user} name={name} />
        <time dateTime={new Date(at).toISOString()} className="soft">
          {time}
        </time>
        {!isOwn && (
          <button
            type="button"
            className="quiet"
            onClick={onMute}
            aria-label={t`Mute: do not show what ${name} writes`}
          >
            <Trans>Mute</Trans>
          </button>
        )}
        {!isOwn && onReport !== null && (
          <button
            type="button"
            className="quiet"
            onClick={onReport}
            aria-label={t`Report this: what ${name} writes, or block ${name}`}
          >
            <Trans>Report this</Trans>
          </button>
        )}
      </span>
      <span>{text}</span>
    </li>
  )
}

/** Names may be the same; seats are not. */
function Who({ user, name }: Pick<ChatLine, 'user' | 'name'>) {
  const { i18n } = useLingui()
  const seat = useOnlineState(
    ({ table }) => table?.seats.findIndex((one) => one.user === user && one.kind !== 'open') ?? -1,
  )
  const hasBegun = useOnlineState(({ table }) => table?.status !== 'open')
  return (
    <>
      {seat !== -1 && (
        <span className="talk-seat" role="img" aria-label={colourName(i18n, seat)}>
          <SeatMark seat={seat} size={15} />
        </span>
      )}
      <b>{personName(i18n, name)}</b>
      {seat === -1 && hasBegun && (
        <i className="talk-role">
          <Trans>watching</Trans>
        </i>
      )}
    </>
  )
}
