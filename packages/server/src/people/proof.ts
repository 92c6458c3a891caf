// Proof that whoever changes a way in is its owner, and not somebody at an open screen.

import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { checkPassword, personOf } from './accounts.ts'
import type { Session } from './keys.ts'
import { passkeysOf } from './passkeys.ts'

/** How somebody signed in, as their session remembers it. */
export type Way = 'new' | 'password' | 'passkey' | 'recovery'

type Needs = Pick<Parts, 'db' | 'passwords' | 'limits' | 'now'>

/** Milliseconds for which signing in is proof enough. */
const MOMENT = 10 * 60 * 1000

/** For ways in: whoever has no proof to give has signed in a moment ago. */
export async function checkFreshProof(
  parts: Needs,
  opened: Session,
  password: string | undefined,
): Promise<void> {
  await checkProof(parts, opened, password)
  const row = await personOf(parts.db, opened.person.id)
  if (row.password === null && !isFresh(parts, opened)) throw unproven()
}

/** The password or a passkey; nothing is asked of a guest, who has neither. */
export async function checkProof(parts: Needs, opened: Session, password: string | undefined): Promise<void> {
  const { id } = opened.person
  const row = await personOf(parts.db, id)
  if (row.password === null || hasProven(parts, opened)) await checkPasskey(parts, opened)
  else if (password === undefined) throw unproven()
  else await checkPassword(parts, id, password)
}

/** A passkey is shown by signing in with it once more. */
export async function checkPasskey(parts: Needs, opened: Session): Promise<void> {
  if (hasProven(parts, opened)) return
  if ((await passkeysOf(parts.db, opened.person.id)).length > 0) throw unproven()
}

const isFresh = ({ now }: Needs, { created }: Session): boolean => created > now() - MOMENT

/** Whoever has forgotten the password comes back by a link. */
const hasProven = (parts: Needs, opened: Session): boolean =>
  isFresh(parts, opened) && (opened.label === 'passkey' || opened.label === 'recovery')

const unproven = (): Problem =>
  new Problem('unproven', 'Prove that it is you: give your password, or sign in again.')
