// Games that go on whatever happens to the servers, and a ledger of every move that was acknowledged.

import { isTurn, someMove, stranger } from './client.ts'
import { type Stubborn, stubborn } from './stubborn.ts'

export interface Tally {
  readonly games: number
  readonly acknowledged: number
  readonly lost: number
  readonly twice: number
  readonly stuck: number
  readonly reconnections: number
}

export interface Fleet {
  /** Plays until it is told to stop. */
  play(): Promise<void>
  stop(): void
  acknowledged(): number
  /** Compares what was acknowledged with what is there, and tries one more move in every game. */
  check(): Promise<Tally>
  close(): void
}

interface Match {
  readonly id: string
  readonly people: readonly Stubborn[]
  /** Texts of acknowledged moves, by the number of their line. */
  readonly acknowledged: Map<number, string>
}

/** So many games of two people, with addresses that may change. */
export async function openFleet(addresses: () => readonly string[], size: number): Promise<Fleet> {
  const matches: Match[] = []
  /** Their ledgers are kept, and checked with the others. */
  const finished: Match[] = []
  const all = (): Match[] => [...finished, ...matches]
  for (let count = 0; count < size; count++) matches.push(await newMatch(addresses))
  let stop = new AbortController()
  let requests = 0

  /** One move; false once the game is over. */
  async function moveIn({ id, people, acknowledged }: Match): Promise<boolean> {
    const last = Math.max(...people.map((person) => person.game().seq()))
    await Promise.all(people.map((person) => person.hears(last)))
    if (people.some((person) => person.game().seen().over)) return false
    const person = people.find((one) => isTurn(one.game()))
    if (person === undefined) throw new Error(`Nobody is in turn in ${id}.`)
    const game = person.game()
    const text = someMove(game, Math.random())
    const seq = await person.play(game.ply(), [text], `${id}-${requests++}-fault`)
    if (seq === null) return false
    acknowledged.set(seq, `${'ABCD'[game.seat() ?? 0]} ${text}`)
    await Promise.all(people.map((one) => one.hears(seq)))
    return true
  }

  return {
    async play() {
      stop = new AbortController()
      const { signal } = stop
      await Promise.all(
        matches.map(async (match, place) => {
          while (!signal.aborted) {
            if (await moveIn(match)) continue
            for (const person of match.people) person.close()
            const next = await newMatch(addresses)
            finished.push(match)
            matches[place] = next
            match = next
          }
        }),
      )
    },
    stop() {
      stop.abort()
    },
    acknowledged: () => all().reduce((sum, match) => sum + match.acknowledged.size, 0),
    async check() {
      let [acknowledged, lost, twice, stuck] = [0, 0, 0, 0]
      for (const match of all()) {
        const isOver = match.people.some((person) => person.game().seen().over)
        if (!isOver && !(await moves(moveIn(match)))) stuck++
        const entries = await linesOf(addresses()[0] ?? '', match.id)
        for (const [seq, text] of match.acknowledged) {
          acknowledged++
          if (entries.get(seq) !== text) lost++
        }
        // Every line is a move of these two, so a line without an acknowledgement was made twice, or never told.
        twice += [...entries.keys()].filter((seq) => !match.acknowledged.has(seq)).length
      }
      const reconnections = all()
        .flatMap(({ people }) => people)
        .reduce((sum, person) => sum + person.losses(), 0)
      return { games: all().length, acknowledged, lost, twice, stuck, reconnections }
    },
    close() {
      for (const { people } of all()) for (const person of people) person.close()
    },
  }
}

/** Milliseconds after which a game that accepts no move is called stuck. */
const STUCK = 20_000

const moves = (move: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    move.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, STUCK, false).unref()
    }),
  ])

/** Servers may die in the middle of it, as often as they like. */
async function newMatch(addresses: () => readonly string[]): Promise<Match> {
  for (let tries = 0; ; tries++)
    try {
      return await beginMatch(addresses, addresses()[tries % addresses().length] ?? '')
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
}

/** Everything before the first move at one server. */
async function beginMatch(addresses: () => readonly string[], address: string): Promise<Match> {
  const people = [await stubborn(addresses, address), await stubborn(addresses, address)] as const
  const [ada, bert] = people
  const as = (person: Stubborn) => {
    const client = stranger(address)
    client.cookie = person.cookie
    return client
  }
  const made = await as(ada).call('POST', '/api/tables', {
    title: 'Faults',
    edition: 'birmingham',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
  })
  const { id } = made.body
  const sat = await as(bert).call('PUT', `/api/tables/${id}/seats/1`, {})
  const begun = await as(ada).call('POST', `/api/tables/${id}/start`)
  if (sat.status !== 204 || begun.status !== 204) throw new Error('The game could not begin.')
  await Promise.all(people.map((person) => person.watch(id)))
  return { id, people, acknowledged: new Map() }
}

/** All moves of a game, by the number of their line, read as a spectator does. */
async function linesOf(address: string, id: string): Promise<Map<number, string>> {
  const reader = stranger(address)
  await reader.connect()
  const message = await reader.ask({ type: 'watch', game: id, since: -1 })
  reader.disconnect()
  if (message.type !== 'game') throw new Error(JSON.stringify(message))
  return new Map(message.entries.flatMap((entry) => (entry.type === 'move' ? [[entry.seq, entry.move]] : [])))
}
