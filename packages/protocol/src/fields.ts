// What messages and routes have in common: names that the server makes, and what people may be called.

import { z } from 'zod'
import { oneLine } from './texts.ts'

/** Made by the server: letters and digits that nobody guesses. */
export const id = z.string().regex(/^[A-Za-z0-9]{8,32}$/)

/** After which row a list goes on: a time and an id, as in `1763475370000.k3vZ8rQ1pX2m`. */
export const place = z
  .string()
  .regex(/^\d{1,15}\.[A-Za-z0-9]{8,32}$/)
  .optional()

/** Of an invitation to a private table. */
export const invitation = z.string().max(64).optional()

/** Moves made before. */
export const ply = z.int().min(0).max(10_000)
const move = z.string().min(1).max(200)
/** Every step of a turn: two actions, and the longest sale. */
export const moves = z.array(move).max(64)
/** The same for every repetition of a request, so that nothing is done twice. */
export const request = z.string().min(8).max(64)

/** Of the seed of a game: 32 hex digits that a player's program draws. */
export const share = z.string().regex(/^[0-9a-f]{32}$/, 'is 32 hex digits')

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
