// The plan on the form, kept from visit to visit.

import { create } from 'zustand'
import { readKept, writeKept } from '../kit/storage.ts'
import { type LobbyPlan, planFrom } from './plan.ts'

const KEY = 'plan'

export const usePlan = create<LobbyPlan>(() => planFrom(readKept(KEY)))

export function changePlan(change: (plan: LobbyPlan) => LobbyPlan): void {
  usePlan.setState(change)
  writeKept(KEY, usePlan.getState())
}
