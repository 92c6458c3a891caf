// Whom a notice is for: their language as their page told it, and the address they come by.

import type { Config } from '../config.ts'
import type { Db, HookRow } from '../store/schema.ts'
import { known } from './languages.ts'
import type { Reader } from './notice.ts'
import { targetOf } from './targets.ts'

/** The host's word counts; without it, the address of the page on which the person asked to be told. */
export async function readerOf(
  db: Db,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  user: string,
  hook: HookRow | null,
): Promise<Reader> {
  const row = await db.selectFrom('users').select('language').where('id', '=', user).executeTakeFirst()
  const from = hook === null ? undefined : targetOf(hook).from
  return { language: known(row?.language ?? null) ?? 'en', home: PUBLIC_URL ?? from ?? null }
}
