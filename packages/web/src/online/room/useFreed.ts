// Whether one's seat was taken away, rather than given up.

import { useEffect, useRef, useState } from 'react'

interface Freed {
  readonly isFreed: boolean
  /** Called by whoever stands up, before it is done. */
  readonly onStand: () => void
}

export function useFreed(user: string | undefined, isSeated: boolean): Freed {
  const [isFreed, setIsFreed] = useState(false)
  /** Who sat here, until they stand up themselves. */
  const seated = useRef<string>(undefined)
  useEffect(() => {
    setIsFreed(!isSeated && user !== undefined && seated.current === user)
    seated.current = isSeated ? user : undefined
  }, [user, isSeated])
  return {
    isFreed,
    onStand: () => {
      seated.current = undefined
    },
  }
}
