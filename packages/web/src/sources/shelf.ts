// The shelf: games kept in the browser's own database, or in memory where it has none.

import type { KeptGame } from './kept.ts'

export interface Shelf {
  /** False where the browser keeps nothing: games last as long as the page. */
  readonly lasts: boolean
  /** The latest first. */
  list(): Promise<KeptGame[]>
  get(id: string): Promise<KeptGame | null>
  put(game: KeptGame): Promise<void>
  /** In one step, whichever page asks: what is made of a game takes its place, unless that is null. Answers what is kept now. */
  change(id: string, make: (kept: KeptGame | null) => KeptGame | null): Promise<KeptGame | null>
  remove(id: string): Promise<void>
  /** Another page has changed this game. */
  listen(id: string, listener: () => void): () => void
}

const STORE = 'games'
const CHANNEL = 'ironbridge.games'

export async function openShelf(): Promise<Shelf> {
  try {
    return shelfIn(await opened())
  } catch {
    return shelfInMemory()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('ironbridge', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }))
  return answer(request)
}

function shelfIn(database: IDBDatabase): Shelf {
  const channel = new BroadcastChannel(CHANNEL)
  const store = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(STORE, mode).objectStore(STORE)
  return {
    lasts: true,
    list: async () => latestFirst(await answer(store('readonly').getAll() as IDBRequest<KeptGame[]>)),
    get: (id) => read(store('readonly'), id),
    put: async (game) => {
      await answer(store('readwrite').put(game))
    },
    change: async (id, make) => {
      const games = store('readwrite')
      const isDone = done(games.transaction)
      const kept = await read(games, id)
      const next = make(kept)
      if (next !== null) games.put(next)
      await isDone
      if (next !== null) channel.postMessage(id)
      return next ?? kept
    },
    remove: async (id) => {
      await answer(store('readwrite').delete(id))
    },
    listen(id, listener) {
      const hear = ({ data }: MessageEvent): void => {
        if (data === id) listener()
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

const read = async (games: IDBObjectStore, id: string): Promise<KeptGame | null> =>
  (await answer(games.get(id) as IDBRequest<KeptGame | undefined>)) ?? null

/** No other page can see it. */
function shelfInMemory(): Shelf {
  const games = new Map<string, KeptGame>()
  return {
    lasts: false,
    list: async () => latestFirst([...games.values()]),
    get: async (id) => games.get(id) ?? null,
    put: async (game) => void games.set(game.id, game),
    change: async (id, make) => {
      const kept = games.get(id) ?? null
      const next = make(kept)
      if (next !== null) games.set(id, next)
      return next ?? kept
    },
    remove: async (id) => void games.delete(id),
    listen: () => () => {},
  }
}

const latestFirst = (games: KeptGame[]): KeptGame[] => games.sort((a, b) => b.changed - a.changed)

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no games.')))
  })

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('The browser keeps no games.'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })
