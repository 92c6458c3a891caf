// Pages of several revisions of the rules: the newest is at home, and each older one, the same page with its own engine, in a folder there.

import { useEffect, useState } from 'react'

/** Whether this page is of older rules. */
const isOlder = (): boolean => /\/rules\/\d+\/(index\.html)?$/.test(new URL(document.baseURI).pathname)

/** Where the newest page is, and the server. */
export const home = (): string => new URL(isOlder() ? '../../' : './', document.baseURI).href

/** Leaves for the page that shows games of that revision; false where there is none. Older pages leave it to the newest to find it. */
export async function leaveFor(revision: number, hash = location.hash): Promise<boolean> {
  if (!isOlder() && !(await olderPages()).includes(revision)) return false
  const page = isOlder() ? home() : new URL(`rules/${revision}/`, home()).href
  location.replace(page + hash)
  return true
}

/** As it was built: serve/build.ts. */
async function olderPages(): Promise<readonly number[]> {
  try {
    const answer = await fetch(new URL('revisions.json', home()))
    return (await answer.json()) as number[]
  } catch {
    return []
  }
}

/** The same for what this screen should show, if that is of another revision. True until it is known that nobody shows it. */
export function useLeaving(revision: number | undefined): boolean {
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    if (revision !== undefined) void leaveFor(revision).then((isLeaving) => setIsStaying(!isLeaving))
  }, [revision])
  return revision !== undefined && !isStaying
}

const OF_A_GAME = /^#\/(game|shared|rules|online\/(?!new))/

/** A page of older rules shows games and their rules alone: everything else begins at home. */
export function keepToGames(): void {
  if (!isOlder()) return
  addEventListener('hashchange', goHome)
  goHome()
}

function goHome(): void {
  if (!OF_A_GAME.test(location.hash)) location.replace(home() + location.hash)
}
