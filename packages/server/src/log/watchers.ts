// Who watches what here, and telling each of them what is new.

import { openMultimap } from '../multimap.ts'

/** What one connection watches. */
export interface Watcher {
  /** Null for somebody without a name. */
  readonly user: string | null
  /** Of the invitation that it came with. */
  readonly key: string | undefined
  /** Whose eyes it sees with: a seat's, or null for a spectator's. */
  viewer: number | null
  /** The last line that was sent. */
  seq: number
  /** Nobody is made to read what these people write. Null hears no talk at all: nobody come and gone either. */
  readonly muted: ReadonlySet<string> | null
  send(text: string): void
  /** It begins, or it is seen with other eyes from now on: everything is sent anew. */
  renew(): void
  /** It may see no more of it. */
  dismiss(): void
}

/** Lines that were added, for each viewer in its own words. */
export interface WatchedNews {
  /** The number of the last line. */
  readonly last: number
  readonly viewerOf: (user: string | null) => number | null
  /** What a viewer is told who has the lines up to that one. */
  readonly textFor: (viewer: number | null, after: number) => string
}

export interface Watchers<Message> {
  add(id: string, watcher: Watcher): void
  remove(id: string, watcher: Watcher): void
  count(): number
  /** Ids of people who have it open here. */
  present(id: string): string[]
  /** Everybody gets the lines they do not have yet. */
  tellNews(id: string, news: WatchedNews): void
  /** Those to whom it is closed hear nothing any more. */
  keep(id: string, maySee: (watcher: Watcher) => boolean): void
  /** Everybody gets everything anew. */
  renew(id: string): void
  /** How the table is now, the same for all. */
  tell(id: string, message: Message): void
  /** Who comes and goes, and what is said; not to people who muted its author. */
  tellTalk(id: string, message: Message, author?: string): void
}

export function openWatchers<Message>(): Watchers<Message> {
  const byId = openMultimap<Watcher>()
  let all = 0

  return {
    add(id, watcher) {
      if (byId.add(id, watcher)) all++
    },
    remove(id, watcher) {
      if (byId.remove(id, watcher)) all--
    },
    count: () => all,
    present: (id) => [...new Set([...byId.of(id)].flatMap(({ user }) => (user === null ? [] : [user])))],
    tellNews(id, { last, viewerOf, textFor }) {
      /** Texts that were made for these news already, by viewer and first line. */
      const made = new Map<string, string>()
      for (const watcher of byId.of(id)) {
        if (watcher.seq >= last) continue
        const viewer = viewerOf(watcher.user)
        if (viewer !== watcher.viewer) {
          watcher.renew()
          continue
        }
        const name = `${viewer} ${watcher.seq}`
        const text = made.get(name) ?? textFor(viewer, watcher.seq)
        made.set(name, text)
        watcher.seq = last
        watcher.send(text)
      }
    },
    keep(id, maySee) {
      for (const watcher of byId.of(id)) if (!maySee(watcher)) watcher.dismiss()
    },
    renew(id) {
      for (const watcher of byId.of(id)) watcher.renew()
    },
    tell(id, message) {
      const text = JSON.stringify(message)
      for (const watcher of byId.of(id)) watcher.send(text)
    },
    tellTalk(id, message, author) {
      const text = JSON.stringify(message)
      for (const watcher of byId.of(id)) {
        const { muted } = watcher
        if (muted !== null && (author === undefined || !muted.has(author))) watcher.send(text)
      }
    },
  }
}
