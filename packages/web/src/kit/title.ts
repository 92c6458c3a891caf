// The title of the tab.

import { useEffect } from 'react'

/** With nothing to say, the name alone. What waits for the reader is counted in front. */
export function useTitle(title: string, waiting = 0): void {
  useEffect(() => {
    const words = title === '' ? NAME : `${title} · ${NAME}`
    document.title = waiting === 0 ? words : `(${waiting}) ${words}`
  }, [title, waiting])
}

const NAME = 'Ironbridge'
