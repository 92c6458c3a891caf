// The server that this page came from, if it came from one, and who we are there.

import type { Profile, TableRow } from '@ironbridge/protocol'
import { create } from 'zustand'
import { readKept, writeKept } from '../app/kept.ts'
import { type Answer, addressOf, call } from './api.ts'
import { type Connection, openConnection } from './connection.ts'

interface ServerState {
  /** Null until it is known. On a static host, and without a network, there is none. */
  readonly isThere: boolean | null
  /** Null for nobody. */
  readonly me: Profile | null
}

export const useServer = create<ServerState>(() => ({ isThere: null, me: null }))

/** Our server says so with every page; others do not know this word. */
const SIGN = 'x-ironbridge'
/** Somebody has had a name here, and may still have it. Scripts cannot see the cookie itself. */
const KNOWN = 'known'

let looking: Promise<void> | null = null

/** Again only if there was none. */
export function lookForServer(): Promise<void> {
  if (useServer.getState().isThere !== true) looking ??= look().finally(() => (looking = null))
  return looking ?? Promise.resolve()
}

async function look(): Promise<void> {
  const isThere = navigator.onLine && (await hasSign())
  useServer.setState({ isThere, me: isThere && readKept(KNOWN) === true ? await askMe() : null })
}

const hasSign = async (): Promise<boolean> => {
  try {
    const { headers } = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' })
    return headers.has(SIGN)
  } catch {
    return false
  }
}

async function askMe(): Promise<Profile | null> {
  const { value, problem } = await call<Profile>('GET', 'api/me')
  if (problem?.code === 'unauthenticated') writeKept(KNOWN, false)
  return value
}

/** After whatever may have changed who we are, or what is known of us. */
export async function refreshMe(): Promise<void> {
  const before = useServer.getState().me?.id
  writeKept(KNOWN, true)
  const me = await askMe()
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
export async function becomeGuest(name: string): Promise<Answer<unknown>> {
  const answer = await call('POST', 'api/guests', { name })
  if (answer.problem === null) await refreshMe()
  return answer
}

let connection: Connection | null = null

/** One for the page, made when it is first needed. */
export function theConnection(): Connection {
  connection ??= openConnection(() => new WebSocket(addressOf('api/socket').replace(/^http/, 'ws')), window)
  return connection
}

export const openTables = (): Promise<Answer<TableRow[]>> => call('GET', 'api/tables')
export const myTables = (): Promise<Answer<TableRow[]>> => call('GET', 'api/me/tables')
