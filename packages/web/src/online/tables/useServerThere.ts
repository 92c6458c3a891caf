// Looking for the server as long as it does not answer.

import { useEffect } from 'react'
import { lookForServer, useServer } from '../../sources/theServer.ts'

/** Milliseconds. */
const PAUSE = 4000

/** Answers what `isThere` says. Where there never was a server of ours, it is looked for when the network comes back. */
export function useServerThere(): boolean | null {
  const isThere = useServer((server) => server.isThere)
  const isAway = useServer((server) => server.isOurs && server.isThere === false)
  useEffect(() => {
    void lookForServer()
    const look = (): void => void lookForServer()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [])
  useEffect(() => {
    if (!isAway) return
    const look = (): void => void lookForServer()
    const timer = setInterval(look, PAUSE)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isAway])
  return isThere
}
