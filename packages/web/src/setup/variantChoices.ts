// The variants of an edition as choices, with what speaks against each.

import { editionNamed, makeSetup, variants, variantsOf } from '@ironbridge/engine'
import type { LobbyPlan } from './plan.ts'

/** A variant of the edition, and what speaks against it with the rest of the plan. */
export interface VariantChoice {
  readonly id: string
  readonly isChosen: boolean
  readonly obstacle: Obstacle | null
}

export type Obstacle =
  | { readonly type: 'needs' | 'excludes'; readonly other: string }
  | { readonly type: 'players'; readonly players: readonly number[] }

export function variantChoices(plan: LobbyPlan): VariantChoice[] {
  const edition = editionNamed(plan.edition)
  const own = edition ? variantsOf(edition) : []
  return own.map(({ id }) => ({ id, isChosen: plan.variants.includes(id), obstacle: obstacleOf(plan, id) }))
}

/** The engine is asked whether it fits; its table of variants tells why not. */
function obstacleOf(plan: LobbyPlan, id: string): Obstacle | null {
  const chosen = [...plan.variants.filter((one) => one !== id), id]
  if (!('error' in makeSetup(plan.edition, plan.players, chosen))) return null
  const variant = variants.find((one) => one.id === id)
  if (variant?.seats && !variant.seats.includes(plan.players))
    return { type: 'players', players: variant.seats }
  if (variant?.needs !== undefined && !chosen.includes(variant.needs))
    return { type: 'needs', other: variant.needs }
  const other = plan.variants.find(
    (one) =>
      variant?.excludes?.includes(one) || variants.find((row) => row.id === one)?.excludes?.includes(id),
  )
  return other === undefined ? null : { type: 'excludes', other }
}
