// What is chosen for a table to be played with others: chairs, clock, absence, who may see it; kept from visit to visit.

import { ladder } from '@ironbridge/bots/ladder'
import type { AbsenceRule, Chair, ClockRule, TablePlan, Visibility } from '@ironbridge/protocol'
import { create } from 'zustand'
import { isRecord, readKept, writeKept } from '../../kit/storage.ts'
import type { LobbyPlan } from '../../setup/plan.ts'

export interface TableChoices {
  /** Beside the own one: for somebody, or for a bot. */
  readonly chairs: readonly ChairPlan[]
  readonly clock: ClockRule['kind']
  readonly hours: number
  readonly minutes: number
  readonly increment: number
  readonly absence: AbsenceRule['kind']
  readonly absenceBot: string
  readonly visibility: Visibility
}

export interface ChairPlan {
  readonly kind: 'open' | 'bot'
  readonly bot: string
}

const BOT = 'club'

export const firstTablePlan: TableChoices = {
  chairs: [
    { kind: 'open', bot: BOT },
    { kind: 'bot', bot: BOT },
    { kind: 'bot', bot: BOT },
  ],
  clock: 'none',
  hours: 24,
  minutes: 30,
  increment: 30,
  absence: 'bot',
  absenceBot: 'strong',
  visibility: 'unlisted',
}

export const HOURS = [1, 12, 24, 48, 72, 168]
export const MINUTES = [10, 20, 30, 45, 60, 90]
export const INCREMENTS = [0, 10, 30, 60, 120]

const KEY = 'table-plan'

/** Read while this file is loaded: what it calls must be there by then. */
export const useTablePlan = create<TableChoices>(() => tablePlanFrom(readKept(KEY)))

export function changeTablePlan(change: Partial<TableChoices>): void {
  useTablePlan.setState(change)
  writeKept(KEY, useTablePlan.getState())
}

/** What the server is asked to make. */
export const planOf = (
  { edition, players, variants }: LobbyPlan,
  { chairs, absence, absenceBot, visibility, ...choices }: TableChoices,
  /** Empty if it is called as usual. */
  title: string,
): TablePlan => ({
  ...(title === '' ? {} : { title }),
  edition,
  variants,
  chairs: [
    { kind: 'me' },
    ...chairs
      .slice(0, players - 1)
      .map(({ kind, bot }): Chair => (kind === 'bot' ? { kind, bot } : { kind })),
  ],
  clock: clockOf(choices),
  absence: absence === 'bot' ? { kind: 'bot', bot: absenceBot } : { kind: absence },
  visibility,
  rated: false,
})

type Clock = Pick<TableChoices, 'clock' | 'hours' | 'minutes' | 'increment'>

function clockOf({ clock, hours, minutes, increment }: Clock): ClockRule {
  if (clock === 'turn') return { kind: 'turn', hours }
  return clock === 'bank' ? { kind: 'bank', minutes, increment } : { kind: 'none' }
}

/** What was kept may be old, or changed by hand. */
export function tablePlanFrom(kept: unknown): TableChoices {
  if (!isRecord(kept)) return firstTablePlan
  const first = firstTablePlan
  const chairs: readonly unknown[] = Array.isArray(kept.chairs) ? kept.chairs : []
  return {
    chairs: first.chairs.map((chair, place) => {
      const known = chairs[place]
      if (!isRecord(known)) return chair
      return {
        kind: oneOf(known.kind, ['open', 'bot'] as const, chair.kind),
        bot: oneOf(known.bot, ladder, chair.bot),
      }
    }),
    clock: oneOf(kept.clock, ['none', 'turn', 'bank'] as const, first.clock),
    hours: oneOf(kept.hours, HOURS, first.hours),
    minutes: oneOf(kept.minutes, MINUTES, first.minutes),
    increment: oneOf(kept.increment, INCREMENTS, first.increment),
    absence: oneOf(kept.absence, ['bot', 'substitute', 'pass'] as const, first.absence),
    absenceBot: oneOf(kept.absenceBot, ladder, first.absenceBot),
    visibility: oneOf(kept.visibility, ['public', 'unlisted', 'private'] as const, first.visibility),
  }
}

function oneOf<Value>(value: unknown, values: readonly Value[], otherwise: Value): Value {
  return values.find((one) => one === value) ?? otherwise
}
