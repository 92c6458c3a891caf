// Which engine plays which revision of the rules: the newest is the engine itself, an older one a whole engine in a file of its own.

import module from 'node:module'
import * as newest from '@ironbridge/engine'

/** Everything that the engine exports. */
export type Engine = typeof newest

/** Older revisions, and the files that `tools/freeze.ts` has made of their engines. */
const kept = new Map([[1, new URL('../frozen/1.js', import.meta.url)]])

const loaded = new Map<number, Engine>([[newest.RULES_REVISION, newest]])

/** An engine that is kept elsewhere. */
export function registerRevision(revision: number, file: URL): void {
  kept.set(revision, file)
}

/** The files of all older engines, by revision. */
export const frozenEngines = (): ReadonlyMap<number, URL> => kept

/** Null where nobody has it. An older one is loaded when it is first asked for. */
export async function engineOf(revision: number): Promise<Engine | null> {
  const known = loaded.get(revision)
  if (known) return known
  const file = kept.get(revision)
  if (file === undefined) return null
  const engine = (await import(file.href)) as Engine
  if (engine.RULES_REVISION !== revision)
    throw new Error(`${file.href} plays revision ${engine.RULES_REVISION} of the rules, not ${revision}.`)
  loaded.set(revision, engine)
  return engine
}

/**
 * What a process or a thread of Node is started with so that all of it plays by one revision: wherever `@ironbridge/engine` is imported,
 * that engine comes. Nothing for the newest; null where nobody has it, or Node is too old to be told.
 */
export function optionsFor(revision: number): string[] | null {
  if (revision === newest.RULES_REVISION) return []
  const file = kept.get(revision)
  if (file === undefined || module.registerHooks === undefined) return null
  const pin = new URL('./pin.ts', import.meta.url)
  pin.searchParams.set('engine', file.href)
  return ['--import', pin.href]
}
