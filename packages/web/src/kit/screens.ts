// The sizes of screens, from where the styles have them.

import layers from './layers.css?raw'

/** Narrow as a phone held upright; wide enough for the board and a column beside it; with room to spare. */
type Screen = 'phone' | 'wide' | 'large'

const SCREENS = Object.fromEntries(
  [...layers.matchAll(/@custom-media --(\w+) (.+);/g)].map(([, name, query]) => [name, query]),
)

export const mediaOf = (screen: Screen): MediaQueryList => matchMedia(SCREENS[screen] ?? 'not all')
