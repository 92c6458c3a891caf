// The title of the tab.

import { useEffect } from 'react'

/** With nothing to say, the name alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? NAME : `${title} · ${NAME}`
  }, [title])
}

const NAME = 'Ironbridge'
