// The part of the lobby for playing with others: a name, a table of one's own, open tables, and games under way.

import { Icon } from '@ironbridge/board'
import type { Profile, TableRow } from '@ironbridge/protocol'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { openAccount } from '../account/accountDialog.ts'
import { lookForServer, myTables, openTables, useServer } from '../theServer.ts'
import { NameForm } from './NameForm.tsx'
import { OnlineRow } from './OnlineRow.tsx'
import { useTables } from './useTables.ts'
import './together.css'

export function Together() {
  const isThere = useServer((server) => server.isThere)
  const me = useServer((server) => server.me)
  useEffect(() => {
    void lookForServer()
    const look = (): void => void lookForServer()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [])
  if (isThere === null) return null
  if (!isThere) return <NotHere />
  return (
    <section className="together panel" aria-labelledby="together-title">
      <div className="together-head">
        <h2 id="together-title">
          <Trans>Play with others</Trans>
        </h2>
        {me && <MyName me={me} />}
      </div>
      {me === null ? (
        <>
          <p>
            <Trans>Live or over weeks, each on their own screen. A name is enough.</Trans>
          </p>
          <NameForm />
        </>
      ) : (
        <OwnTables me={me} />
      )}
      <OpenTables me={me} />
    </section>
  )
}

function NotHere() {
  return (
    <p className="together-none soft">
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

function OwnTables({ me }: { readonly me: Profile }) {
  const rows = useTables(myTables, me.id)
  const [showsAll, setShowsAll] = useState(false)
  const sorted = (rows ?? []).toSorted((one, other) => urgency(one, me) - urgency(other, me))
  const shown = showsAll ? sorted : sorted.slice(0, SHOWN_AT_FIRST)
  const count = sorted.length
  return (
    <>
      <a className="button primary together-new" href="#/online/new">
        <Icon name="people" size={20} />
        <Trans>Make a table</Trans>
      </a>
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
        </>
      )}
      {count > shown.length && (
        <button type="button" className="quiet" onClick={() => setShowsAll(true)}>
          <Trans>Show all {count} games</Trans>
        </button>
      )}
    </>
  )
}

/** What waits for you comes first, what is over last; otherwise as the server sorts it. */
function urgency({ table, turn }: TableRow, { id }: Profile): number {
  if (table.status === 'over') return 2
  return turn !== null && table.seats[turn]?.user === id ? 0 : 1
}

function OpenTables({ me }: { readonly me: Profile | null }) {
  const rows = useTables(openTables, me?.id)
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
