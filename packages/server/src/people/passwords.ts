// Passwords: kept as argon2id with its parameters and salt in one text. A few at a time, since each takes memory.

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '../problem.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** With nothing to compare to it takes the same time, and is never right. */
  isRight(password: string, kept: string | null): Promise<boolean>
}

interface Cost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** As OWASP asks for. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const MOST_AT_ONCE = 2
const MOST_WAITING = 32

/** Whoever makes an account does not wait behind those who guess passwords. */
export function openPasswords(): Passwords {
  const forNew = openQueue()
  const forKept = openQueue()
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return write(COST, salt, await forNew(() => derive(password, salt, COST)))
    },
    async isRight(password, kept) {
      const { cost, salt, hash } = kept === null ? NOBODY : read(kept)
      const derived = await forKept(() => derive(password, salt, cost))
      return timingSafeEqual(derived, hash) && kept !== null
    },
  }
}

type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

function openQueue(): Queue {
  const waiting: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING)
        throw new Problem('too-many', 'Many people sign in right now. Try again in a moment.')
      // Whoever ends hands its place on.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const NOBODY = { cost: COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) }

/** Keyboards write the same letter in different ways. */
const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  promisify(argon2)('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength: HASH_BYTES,
    ...cost,
  })

/** In the form that other programs use too. */
const write = ({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

function read(kept: string): typeof NOBODY {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(kept) ?? []
  if (memory === undefined) throw new Error('A password is kept in a form that is not known.')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
