// The three ways to a person: push, webhook, mail.

import type { Config } from '../config.ts'
import { Problem } from '../problem.ts'
import type { Db } from '../store/schema.ts'
import { openMail } from './mail.ts'
import type { Notice, Reader } from './notice.ts'
import { openPost, type Resolve } from './post.ts'
import { type PushKeys, pushKeys, sealed } from './push.ts'
import { shaped } from './shapes.ts'
import type { Target } from './targets.ts'

/** Arrived; not now; or never again at this target. Why is a sentence without secrets. */
export type DeliveryOutcome = { readonly result: 'sent' | 'failed' | 'gone'; readonly why: string }

export interface Channels {
  /** A Problem for an address that nothing is sent to. */
  check(url: string): Promise<void>
  send(target: Target, notice: Notice): Promise<DeliveryOutcome>
  /** Null where the host has not set up mail. */
  readonly sendCode: ((address: string, code: string, reader: Reader) => Promise<void>) | null
  pushKeys(): Promise<PushKeys>
}

/** What push services say of a browser that is not to be reached any more. */
const GONE = [404, 410]

export function openChannels(db: Db, config: Config, now: () => number, resolve?: Resolve): Channels {
  const post = openPost(config.WEBHOOKS_TO_PRIVATE, resolve)
  const mail = openMail(config)
  let keys: PushKeys | null = null

  async function ownKeys(): Promise<PushKeys> {
    keys ??= await pushKeys(db)
    return keys
  }

  async function send(target: Target, notice: Notice): Promise<DeliveryOutcome> {
    if (target.kind === 'mail') {
      if (mail === null) return { result: 'failed', why: 'This server sends no mail.' }
      await mail.send(target.address, notice)
      return { result: 'sent', why: '' }
    }
    if (target.kind === 'webhook') {
      const { headers, body } = shaped(target, notice, now())
      return outcomeOf(await post.send(target.url, headers, body))
    }
    const { headers, body } = sealed(config, await ownKeys(), target, notice)
    const status = await post.send(target.endpoint, headers, body)
    return GONE.includes(status) ? { result: 'gone', why: answered(status) } : outcomeOf(status)
  }

  return {
    check: (url) => post.check(url),
    // Errors of the network and of mail servers may hold addresses: only their codes are told.
    send: (target, notice) =>
      send(target, notice).catch((error: unknown) => ({ result: 'failed', why: reasonOf(error) })),
    sendCode: mail === null ? null : (address, code, reader) => mail.sendCode(address, code, reader),
    pushKeys: ownKeys,
  }
}

const outcomeOf = (status: number): DeliveryOutcome => ({
  result: status >= 200 && status < 300 ? 'sent' : 'failed',
  why: answered(status),
})

const answered = (status: number): string => `The answer was ${status}.`

function reasonOf(error: unknown): string {
  if (error instanceof Problem) return error.message
  if (!(error instanceof Error)) return 'It cannot be reached.'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'It did not answer in time.'
  if ('code' in error && typeof error.code === 'string' && /^[A-Z_]+$/.test(error.code))
    return `It cannot be reached (${error.code}).`
  return 'It cannot be reached.'
}
