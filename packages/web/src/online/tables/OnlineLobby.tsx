// The part of the lobby for playing with others: a name, games under way, a table of one's own, and open tables.

import { Icon } from '@ironbridge/board'
import type { Profile } from '@ironbridge/protocol'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { openTables, useServer } from '../../sources/theServer.ts'
import { openAccount } from '../account/accountDialog.ts'
import { NameForm } from './NameForm.tsx'
import { OnlineRow } from './OnlineRow.tsx'
import { ServerAway } from './ServerAway.tsx'
import type { OwnTables } from './useOwnTables.ts'
import { useServerThere } from './useServerThere.ts'
import { useTables } from './useTables.ts'
import './OnlineLobby.css'

/** For those with games over days. */
const TellMe = lazy(async () => ({ default: (await import('./TellMe.tsx')).TellMe }))

/** Where it is found on the page. */
const ID = 'online-lobby'

export function OnlineLobby({ own }: { readonly own: OwnTables }) {
  const isThere = useServerThere()
  const isOurs = useServer((server) => server.isOurs)
  const me = useServer((server) => server.me)
  if (!isOurs) return isThere === false ? <NotHere /> : null
  return (
    <section id={ID} tabIndex={-1} className="online-lobby panel" aria-labelledby="online-lobby-title">
      <div className="online-lobby-head">
        <h2 id="online-lobby-title">
          <Trans>Play with others</Trans>
        </h2>
        {me && <MyName me={me} />}
      </div>
      <ServerAway />
      {me !== null && <Own me={me} own={own} />}
      {isThere === true && me === null && (
        <>
          <p>
            <Trans>
              Live or over weeks, each on their own screen. A name is enough; then make a table, or sit down
              at one.
            </Trans>
          </p>
          <NameForm />
        </>
      )}
      <OpenTables me={me} />
    </section>
  )
}

/** From elsewhere on the page. */
export function goToOnlineLobby(): void {
  const section = document.getElementById(ID)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}

function NotHere() {
  return (
    <p className="online-lobby-none soft">
      <Icon name="people" size={16} />
      <Trans>Play with others on their own screens where Ironbridge runs as a server.</Trans>
    </p>
  )
}

function MyName({ me: { name } }: { readonly me: Profile }) {
  return (
    <button type="button" className="quiet" onClick={() => openAccount('me')}>
      <Icon name="people" size={18} />
      <Trans>You are {name}</Trans>
    </button>
  )
}

const SHOWN_AT_FIRST = 6

/** Those that are over are for whoever asks for them, unless there are no others. */
function Own({ me, own: { rows, areUnderWay } }: { readonly me: Profile; readonly own: OwnTables }) {
  const [showsAll, setShowsAll] = useState(false)
  const first = areUnderWay ? rows.filter(({ table }) => table.status !== 'over') : rows
  const shown = showsAll ? rows : first.slice(0, SHOWN_AT_FIRST)
  const count = rows.length
  const isLong = rows.some(({ table }) => table.status === 'playing' && table.clock.kind === 'turn')
  return (
    <>
      {count > 0 && (
        <>
          <h3>
            <Trans>Your online games</Trans>
          </h3>
          <ul className="kept-rows">
            {shown.map((row) => (
              <OnlineRow key={row.table.id} row={row} me={me} />
            ))}
          </ul>
          {isLong && (
            <Suspense>
              <TellMe me={me} />
            </Suspense>
          )}
        </>
      )}
      <div className="online-lobby-tools">
        <a className="button primary online-lobby-new" href="#/online/new">
          <Icon name="people" size={20} />
          <Trans>Make a table</Trans>
        </a>
        {count > shown.length && (
          <button type="button" className="quiet" onClick={() => setShowsAll(true)}>
            <Trans>Show all {count} games</Trans>
          </button>
        )}
      </div>
    </>
  )
}

function OpenTables({ me }: { readonly me: Profile | null }) {
  const rows = useTables(openTables, me?.id ?? 'nobody')
  const others = rows?.filter(({ table }) => me === null || table.seats.every(({ user }) => user !== me.id))
  if (!others) return null
  return (
    <>
      <h3>
        <Trans>Open tables</Trans>
      </h3>
      {others.length === 0 ? (
        <p className="soft">
          <Trans>Nobody waits for players right now. Make a table and send its link to your friends.</Trans>
        </p>
      ) : (
        <ul className="kept-rows">
          {others.map((row) => (
            <OnlineRow key={row.table.id} row={row} me={me} />
          ))}
        </ul>
      )}
    </>
  )
}
