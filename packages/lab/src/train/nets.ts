// The nets of one table, by era, as numbers or packed.

import { type Net, unpack } from '@ironbridge/bots/training'

/** An era without a net is valued by hand. */
export type NetsByEra = Readonly<Record<string, Net>>

export type PackedByEra = Readonly<Record<string, string>>

export const unpacked = (packed: PackedByEra): NetsByEra =>
  Object.fromEntries(Object.entries(packed).map(([era, text]) => [era, unpack(text)]))
