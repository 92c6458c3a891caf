// The server that this page came from, if it came from one, and who we are there.

import { type Connection, openConnection, socketAddress } from '@ironbridge/client'
import type { Profile } from '@ironbridge/protocol'
import { create } from 'zustand'
import { home } from '../kit/pages.ts'
import { readKept, writeKept } from '../kit/storage.ts'
import { call, type ServerAnswer } from './api.ts'

interface ServerState {
  /** Whether it answers; null until it is known. On a static host, and without a network, there is none. */
  readonly isThere: boolean | null
  /** Whether the page comes from a server of ours: as on the last visit, until one answers. */
  readonly isOurs: boolean
  /** Null for nobody. */
  readonly me: Profile | null
}

/** The page was served by a server of ours. */
const OURS = 'server'
/** Somebody has had a name here, and may still have it. Scripts cannot see the cookie itself. */
const KNOWN = 'known'
/** Our server says so with every page; others do not know this word. */
const SIGN = 'x-ironbridge'

export const useServer = create<ServerState>(() => ({
  isThere: null,
  isOurs: readKept(OURS) === true,
  me: null,
}))

let looking: Promise<void> | null = null

/** Again only if there was none. */
export function lookForServer(): Promise<void> {
  if (useServer.getState().isThere !== true) looking ??= look().finally(() => (looking = null))
  return looking ?? Promise.resolve()
}

async function look(): Promise<void> {
  const isOurs = navigator.onLine ? await hasSign() : null
  if (isOurs === null) return useServer.setState({ isThere: false })
  writeKept(OURS, isOurs)
  if (!isOurs || readKept(KNOWN) !== true) return useServer.setState({ isThere: isOurs, isOurs, me: null })
  const { me, isAnswered } = await askMe()
  useServer.setState(isAnswered ? { isThere: true, isOurs, me } : { isThere: false, isOurs })
}

/** It was there, and does not answer any more. Who we are stays. */
export const loseServer = (): void => useServer.setState({ isThere: false })

/** Null without an answer, also from whatever stands in front of the server. */
const hasSign = async (): Promise<boolean | null> => {
  try {
    const { ok, headers } = await fetch(home(), { method: 'HEAD', cache: 'no-store' })
    return ok || headers.has(SIGN) ? headers.has(SIGN) : null
  } catch {
    return null
  }
}

async function askMe(): Promise<{ readonly me: Profile | null; readonly isAnswered: boolean }> {
  const { value, problem } = await call('GET /api/me')
  if (problem?.code === 'unauthenticated') writeKept(KNOWN, false)
  // A browser is no token: it is told everything.
  const me = value !== null && 'login' in value ? value : null
  return { me, isAnswered: problem?.code !== 'unavailable' }
}

/** After whatever may have changed who we are, or what is known of us. */
export async function refreshMe(): Promise<void> {
  const before = useServer.getState().me?.id
  writeKept(KNOWN, true)
  const { me } = await askMe()
  useServer.setState({ me })
  if (me?.id !== before) connection?.renew()
}

/** Signed out, or removed. */
export function forgetMe(): void {
  writeKept(KNOWN, false)
  useServer.setState({ me: null })
  connection?.renew()
}

/** A name to play with, at once. */
export async function becomeGuest(name: string): Promise<ServerAnswer<unknown>> {
  const answer = await call('POST /api/guests', { body: { name } })
  if (answer.problem === null) await refreshMe()
  return answer
}

let connection: Connection | null = null
let connectedFor: string | null = null

/** One for the page, of the game that it shows, made when it is first needed. */
export function connectionFor(game: string): Connection {
  if (connection !== null && connectedFor === game) return connection
  connection?.close()
  const opened = openConnection(() => new WebSocket(socketAddress(home(), game)), { signals: window })
  // Whoever is banned meanwhile, or is so no more, had to connect again.
  opened.subscribe(() => {
    const { me } = useServer.getState()
    if (opened.status() === 'open' && me !== null && opened.isBanned() !== (me.ban !== null)) void refreshMe()
  })
  connection = opened
  connectedFor = game
  return opened
}

export const openTables = () => call('GET /api/tables')
export const myTables = () => call('GET /api/me/tables')
