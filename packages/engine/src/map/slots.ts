// Where a tile may stand: the slot's icons, single icons first, one tile per town, overbuilding.
// "Build Action", "Overbuilding Industry Tiles".

import { allowedIn, type TileKind } from '../editions/ruleset.ts'
import { type IndustryId, includes, type SlotId } from '../ids.ts'
import type { Rule } from '../refusals.ts'
import type { Tile } from '../state.ts'
import type { Situation } from './situation.ts'

/** The lowest tile of an industry left on the player's mat (B-BUILD-01). */
export function nextTile(at: Situation, industry: IndustryId): TileKind | null {
  const { stack } = at.rules.industries[industry]
  const gone = at.player.mat[industry]
  return gone < stack.length ? at.rules.kinds[stack[gone]] : null
}

/** The first rule that forbids building this tile at all, wherever it stands. */
export function brokenByTile(at: Situation, kind: TileKind | null): Rule | null {
  if (kind === null) return 'build.mat-empty'
  return allowedIn(kind.eras, at.state.era) ? null : 'build.era'
}

/** The first rule that forbids this tile on this slot, whatever card and goods there are. */
export function brokenBySlot(at: Situation, kind: TileKind, slot: SlotId): Rule | null {
  const { industries, location, single } = at.rules.slots[slot]
  if ((industries & (1 << kind.industry)) === 0) return 'build.icon'

  const tile = at.state.slots[slot]
  const isOwn = tile !== null && tile.owner === at.seat
  if (!isOwn && at.era.oneTilePerTown && includes(at.tileTowns, location)) return 'build.one-per-town'

  if (tile !== null) return brokenByOverbuilding(at, kind, tile)
  return single || !hasFreeSingle(at, kind.industry, slot) ? null : 'build.single-icon-first'
}

/** B-OVER-01 to 04. Own tiles may be overbuilt even where a slot is free (B-OVER-06). */
function brokenByOverbuilding(at: Situation, kind: TileKind, tile: Tile): Rule | null {
  const replaced = at.rules.kinds[tile.kind]
  if (replaced.industry !== kind.industry) return 'build.slot-taken'
  const isOwn = tile.owner === at.seat
  // Whatever its level: first of all, that no higher one would help.
  if (!isOwn && kind.makes !== 'coal' && kind.makes !== 'iron') return 'overbuild.opponent'
  if (replaced.level >= kind.level) return 'overbuild.level'
  if (isOwn || (kind.makes !== 'coal' && kind.makes !== 'iron')) return null
  const onTiles = kind.makes === 'coal' ? at.mines : at.works
  return onTiles.length > 0 || at.state[kind.makes] > 0 ? 'overbuild.cubes-left' : null
}

/** Empty slots of the same town that show this industry alone must be used first (B-BUILD-02). */
function hasFreeSingle(at: Situation, industry: IndustryId, slot: SlotId): boolean {
  const { slots, locations } = at.rules
  for (const other of locations[slots[slot].location].slots)
    if (slots[other].industries === 1 << industry && at.state.slots[other] === null) return true
  return false
}

export function freeSingles(at: Situation, industry: IndustryId, slot: SlotId): SlotId[] {
  const { slots, locations } = at.rules
  return locations[slots[slot].location].slots.filter(
    (other) => slots[other].industries === 1 << industry && at.state.slots[other] === null,
  )
}
