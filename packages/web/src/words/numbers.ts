// Numbers as players read them: pounds with a true minus, levels in Roman numerals, changes with their sign.

export const money = (pounds: number): string => (pounds < 0 ? `${MINUS}£${-pounds}` : `£${pounds}`)

/** With a true minus. */
export const plain = (amount: number): string => (amount < 0 ? `${MINUS}${-amount}` : `${amount}`)

/** Income and other changes: +4, −3, 0. */
export function signed(amount: number): string {
  if (amount === 0) return '0'
  return amount < 0 ? `${MINUS}${-amount}` : `+${amount}`
}

/** The level of a tile. Locked shipyards are of level 0, for which the Romans had no sign. */
export const roman = (level: number): string => ROMAN[level] ?? `${level}`

const MINUS = '−'
const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
