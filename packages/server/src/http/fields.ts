// What people may be called, and how they may sign in.

import { z } from 'zod'

/** No line breaks, and nothing that turns the direction of the text around it. */
const PLAIN = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u

const plain = (most: number) =>
  z.string().trim().min(1).max(most).regex(PLAIN, 'has signs that cannot be shown')

export const name = plain(40)
export const label = plain(60)

/** The same however it is written. */
export const login = z
  .string()
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .min(3)
  .max(40)
  .regex(/^[\p{L}\p{M}\p{N}._@+-]*$/u, 'has letters, digits and . _ @ + - only')

export const newPassword = z.string().min(10).max(200)
/** One that may be wrong. */
export const password = z.string().max(200)

export const recoveryKey = z.string().min(1).max(64)
