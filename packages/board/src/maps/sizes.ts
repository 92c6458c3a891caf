// Sizes that the whole board is made of, in board units. At 1280×720 a unit is 0.567 px.

export const BOARD = { x: 0, y: 0, w: 1680, h: 1200 } as const
/** Thickness of the frame, which is the income track. */
export const FRAME = 34
export const SLOT = 68
export const SLOT_GAP = 4
export const PLATE_PADDING = 8
export const BANNER = 30
export const FARM_BANNER = 24
export const MERCHANT = 64
/** Radius of a link's token, and of the circle in which a click means it. */
export const TOKEN = 22
export const TOKEN_REACH = 46
/** How near a click must be to mean a plate. */
export const PLATE_REACH = 30
/** Cell of a market. */
export const CELL = 34
