// Short labels of what stands on the board: industries, tiles, slots, merchants.

import {
  at,
  type IndustryId,
  type MerchantId,
  type Ruleset,
  type SlotId,
  type State,
  seatName,
} from '@ironbridge/engine'
import { dim, inverse, plain, type Style, seatStyle } from './style.ts'

export interface Label {
  readonly text: string
  readonly style: Style
}

const codes: Readonly<Record<string, string>> = {
  cotton: 'Ct',
  manufacturer: 'Mf',
  pottery: 'Po',
  coal: 'Cl',
  iron: 'Ir',
  brewery: 'Br',
  port: 'Pt',
  shipyard: 'Sy',
}

/** Two letters, explained in the legend. */
export const industryCode = (rules: Ruleset, industry: IndustryId): string => {
  const { id } = at(rules.industries, industry)
  return codes[id] ?? id.slice(0, 2)
}

const industriesOf = (rules: Ruleset, set: number): IndustryId[] =>
  [...rules.industries.keys()].filter((industry) => set & (1 << industry))

/** `[Ct Mf]` empty; `A Cl2•3` a tile that holds three; `A Ct2 ✓` flipped. */
export function slotLabel(rules: Ruleset, state: State, slot: SlotId): Label {
  const tile = at(state.slots, slot)
  if (tile === null) {
    const icons = industriesOf(rules, at(rules.slots, slot).industries)
    return { text: `[${icons.map((icon) => industryCode(rules, icon)).join(' ')}]`, style: dim }
  }
  const { industry, level } = at(rules.kinds, tile.kind)
  const holds = tile.flipped ? ' ✓' : tile.cubes > 0 ? `•${tile.cubes}` : ''
  const style = seatStyle(tile.owner)
  return {
    text: `${seatName(tile.owner)} ${industryCode(rules, industry)}${level}${holds}`,
    style: tile.flipped ? inverse(style) : style,
  }
}

/** The same with fewer characters: `Ct/Mf`, `Cl2A•3`, `Ct2A✓`. */
export function shortSlotLabel(rules: Ruleset, state: State, slot: SlotId): Label {
  const { text, style } = slotLabel(rules, state, slot)
  if (at(state.slots, slot) === null) return { text: text.slice(1, -1).replace(' ', '/'), style }
  const [, owner = '', tile = '', holds = ''] = /^(.) (...)\s?(.*)$/.exec(text) ?? []
  return { text: tile + owner + holds, style }
}

/** `(Ct •)` buys cotton, its barrel is there; `(--)` buys nothing; null where no tile lies. */
export function merchantLabel(rules: Ruleset, state: State, merchant: MerchantId): Label | null {
  const placed = at(state.merchants, merchant)
  if (placed === null) return null
  const bought = industriesOf(rules, at(rules.merchantTiles, placed.tile).buys)
  if (bought.length === 0) return { text: '(--)', style: dim }
  const goods = bought.length > 1 ? 'All' : bought.map((industry) => industryCode(rules, industry)).join()
  return { text: `(${goods} ${placed.barrel ? '•' : '-'})`, style: '' }
}

/** A place without slots: an edge of the map where coal and cotton are traded, or one that only carries links. */
export const placeLabel = (kind: 'edge' | 'waypoint'): Label => ({
  text: kind === 'edge' ? '(trade)' : '(links)',
  style: kind === 'edge' ? plain : dim,
})

const bonuses = {
  money: (amount: number) => `+£${amount}`,
  vp: (amount: number) => `+${amount}VP`,
  income: (amount: number) => `+${amount}inc`,
  develop: () => '+dev',
}

/** What the barrel beside a merchant gives. */
export function bonusLabel(rules: Ruleset, merchant: MerchantId): string {
  const { gives, amount } = at(rules.merchantSpaces, merchant).bonus
  return bonuses[gives](amount)
}

export const legend = (rules: Ruleset): string[] => [
  ...rules.industries.map(({ name }, industry) => `${industryCode(rules, industry)} ${name}`),
  '•2 holds, ✓ flipped',
]
