// What people may be called, and how they may sign in.

import { oneLine } from '@ironbridge/protocol/decode'
import { z } from 'zod'

export const name = oneLine(40)
export const label = oneLine(60)

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
