// Colours of the terminal. Every coloured thing also carries a letter or a mark: colour alone says nothing.

import type { Seat } from '@ironbridge/engine'

/** Codes of the terminal, as in `1;31`; the empty text is plain. */
export type Style = string

export const plain: Style = ''
export const dim: Style = '2'
export const bold: Style = '1'

const seatColours = ['31', '36', '33', '35']

export const seatStyle = (seat: Seat): Style => `1;${seatColours[seat] ?? '37'}`

export const inverse = (style: Style): Style => `${style};7`

export type Paint = (text: string, style: Style) => string

export const painter =
  (hasColours: boolean): Paint =>
  (text, style) =>
    hasColours && style !== plain && text !== '' ? `\u001B[${style}m${text}\u001B[0m` : text

/** Colours are for people: on a terminal, and only if nobody objects (https://no-color.org). */
export const wantsColours = (stream: { readonly isTTY?: boolean }): boolean =>
  stream.isTTY === true && !process.env['NO_COLOR']
