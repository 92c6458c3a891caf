// The shelf: games kept in the browser's own database, or in memory where it has none.

import type { KeptGame } from './kept.ts'

export interface Shelf {
  /** False where the browser keeps nothing: games last as long as the page. */
  readonly lasts: boolean
  /** The latest first. */
  list(): Promise<KeptGame[]>
  get(id: string): Promise<KeptGame | null>
  put(game: KeptGame): Promise<void>
  remove(id: string): Promise<void>
}

const STORE = 'games'

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
  const store = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(STORE, mode).objectStore(STORE)
  return {
    lasts: true,
    list: async () => latestFirst(await answer(store('readonly').getAll() as IDBRequest<KeptGame[]>)),
    get: async (id) => (await answer(store('readonly').get(id) as IDBRequest<KeptGame | undefined>)) ?? null,
    put: async (game) => {
      await answer(store('readwrite').put(game))
    },
    remove: async (id) => {
      await answer(store('readwrite').delete(id))
    },
  }
}

function shelfInMemory(): Shelf {
  const games = new Map<string, KeptGame>()
  return {
    lasts: false,
    list: async () => latestFirst([...games.values()]),
    get: async (id) => games.get(id) ?? null,
    put: async (game) => void games.set(game.id, game),
    remove: async (id) => void games.delete(id),
  }
}

const latestFirst = (games: KeptGame[]): KeptGame[] => games.sort((a, b) => b.changed - a.changed)

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no games.')))
  })
