// What can be pointed at on a board, as short strings: equal places are equal strings, so they serve as keys.

import type { LineId, LocationId, MerchantId, SlotId } from '@ironbridge/engine'

export type Place =
  | `slot:${number}`
  | `line:${number}`
  | `location:${number}`
  | `merchant:${number}`
  | 'market:coal'
  | 'market:iron'
  | 'distant'
  | 'cartouche'

export const slotPlace = (slot: SlotId): Place => `slot:${slot}`
export const linePlace = (line: LineId): Place => `line:${line}`
export const locationPlace = (location: LocationId): Place => `location:${location}`
export const merchantPlace = (merchant: MerchantId): Place => `merchant:${merchant}`

export type PlaceParts =
  | { readonly kind: 'slot'; readonly id: SlotId }
  | { readonly kind: 'line'; readonly id: LineId }
  | { readonly kind: 'location'; readonly id: LocationId }
  | { readonly kind: 'merchant'; readonly id: MerchantId }
  | { readonly kind: 'market'; readonly goods: 'coal' | 'iron' }
  | { readonly kind: 'distant' | 'cartouche' }

/** The same place, taken apart. Places are only written by the functions above, so the number is an id of its kind. */
export function readPlace(place: Place): PlaceParts {
  const [kind, rest = ''] = place.split(':')
  switch (kind) {
    case 'slot':
      return { kind, id: Number(rest) as SlotId }
    case 'line':
      return { kind, id: Number(rest) as LineId }
    case 'location':
      return { kind, id: Number(rest) as LocationId }
    case 'merchant':
      return { kind, id: Number(rest) as MerchantId }
    case 'market':
      return { kind, goods: rest === 'coal' ? 'coal' : 'iron' }
    default:
      return { kind: place === 'distant' ? 'distant' : 'cartouche' }
  }
}
