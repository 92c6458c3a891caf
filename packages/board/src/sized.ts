// How large a picture stands in a page: so many pixels beside letters of the usual size, more beside larger ones.

import type { CSSProperties } from 'react'

/** Read by the styles of icons and pieces. */
export const sized = (size: number): CSSProperties => ({ '--size': size }) as CSSProperties
