// The board with what is lit on it, and what a click on it means.

import {
  Board,
  linePlace,
  type Marks,
  noMarks,
  type Place,
  readPlace,
  slotPlace,
  Viewport,
  type ViewportHandle,
} from '@ironbridge/board'
import { nextPrices, preview, type Ruleset, rulesOf, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Ply } from '../games/source.ts'
import {
  eraName,
  goodsName,
  lineName,
  locationName,
  merchantName,
  money,
  slotIcons,
  slotName,
  tileName,
} from '../words/index.ts'
import { boardWords } from './boardWords.ts'
import { useNames, useNarrowing, useShownState, useTable, useTableState } from './context.ts'
import { choiceMarks, overlayMarks, refusalMarks } from './marks.ts'
import { choicesAt, wishAt } from './picking.ts'
import { useCentring } from './useCentring.ts'
import { useMotion } from './useMotion.ts'

export function BoardPane({ isPhone }: { isPhone: boolean }) {
  const { t, i18n } = useLingui()
  const table = useTable()
  const state = useBoardState()
  const narrowing = useNarrowing()
  const choices = useTableState(({ sitting }) => sitting?.choices)
  const [isWhole, setWhole] = useState(!isPhone)
  const marks = useMarks()
  const reachable = useMemo(() => Object.keys(marks.places) as Place[], [marks])
  const frame = useRef<HTMLDivElement>(null)
  const viewport = useRef<ViewportHandle>(null)
  useCentring(viewport, isPhone, rulesOf(state), marks)
  useMotion(frame)
  const names = useNames()
  const words = useMemo(() => boardWords(i18n, state), [i18n, state])
  const nameOf = useCallback((place: Place) => placeName(i18n, state, place, names), [i18n, state, names])
  const pick = (place: Place): void => {
    const at = readPlace(place)
    const town =
      at.kind === 'location' ? at.id : at.kind === 'slot' ? rulesOf(state).slots[at.id]?.location : undefined
    if (isPhone && town !== undefined) return pickTown(town)
    const [choice] =
      narrowing === null || choices === undefined ? [] : choicesAt(place, rulesOf(state), narrowing, choices)
    if (choice) return table.pick(choice)
    if (at.kind === 'location') return table.lay({ type: 'connected', location: at.id })
    const wish = choices === undefined ? null : wishAt(place, state, choices)
    if (wish !== null) table.ask(wish)
  }
  /** A finger means the town: its one slot that is possible, or a closer look. */
  const pickTown = (location: number): void => {
    const possible =
      narrowing === null || choices === undefined || choices.length === 0
        ? []
        : (rulesOf(state).locations[location]?.slots ?? []).flatMap((slot) =>
            choicesAt(slotPlace(slot), rulesOf(state), narrowing, choices).slice(0, 1),
          )
    const [only] = possible
    const slot = choices?.find(({ aspect }) => aspect === 'slot')?.value
    const isChosen = typeof slot === 'number' && rulesOf(state).slots[slot]?.location === location
    if (only && possible.length === 1) table.pick(only)
    else if (possible.length > 1 || !isChosen) table.lay({ type: 'town', location })
  }
  /** While something is being chosen, what is not lit says why when it is pointed at. */
  const wonder = (place: Place | null): void => {
    if (narrowing === null || choices === undefined || choices.length === 0) return
    const isPossible = place === null || choicesAt(place, rulesOf(state), narrowing, choices).length > 0
    table.wonder(isPossible ? null : wishAt(place, state, choices))
  }
  return (
    <div className="board-frame" ref={frame}>
      <Viewport
        ref={viewport}
        {...(isPhone ? { startScale: PHONE_SCALE } : {})}
        onScale={(_, whole) => setWhole(whole)}
      >
        <Board
          state={state}
          words={words}
          marks={marks}
          nameOf={nameOf}
          reachable={reachable}
          open={narrowing === null || narrowing.question === 'action'}
          townsOnly={isPhone && isWhole}
          onPick={pick}
          onAsk={wonder}
          label={t`Map`}
        />
      </Viewport>
    </div>
  )
}

/** While an era is scored the board is still that of the era: what scores has to be seen. */
function useBoardState(): State {
  const shown = useShownState()
  const source = useTableState((at) => at.source)
  const interlude = useTableState((at) => at.interlude)
  const viewer = useTableState((at) => at.viewer)
  const move = useTableState(({ plies }) => (interlude === null ? undefined : plies[interlude]?.move))
  return useMemo(() => {
    if (interlude === null || move === undefined) return shown
    const before = source.seen(interlude, viewer)
    return preview(before, move)?.state ?? before
  }, [shown, source, interlude, viewer, move])
}

/** Pixels for a board unit: plates are large enough for a finger. */
const PHONE_SCALE = 0.5

function useMarks(): Marks {
  const state = useShownState()
  const narrowing = useNarrowing()
  const sitting = useTableState((at) => at.sitting)
  const overlay = useTableState((at) => at.overlay)
  const hindrance = useTableState((at) => at.hindrance)
  const viewer = useTableState((at) => at.viewer)
  const plies = useTableState((at) => at.plies)
  const shown = useTableState((at) => at.shown)
  return useMemo(() => {
    if (hindrance !== null) return refusalMarks(state, hindrance.refusal)
    // A town that is held closer leaves lit what was lit.
    if (overlay.type !== 'none' && overlay.type !== 'town')
      return overlayMarks(state, overlay, typeof viewer === 'number' ? viewer : 0)
    if (sitting !== null && narrowing !== null && (sitting.choices.length > 0 || sitting.draft.length > 0))
      return choiceMarks(state, narrowing, sitting.choices)
    return lastMarks(plies[shown - 1])
  }, [state, narrowing, sitting, overlay, hindrance, viewer, plies, shown])
}

/** What the last move changed, in the colour of its seat. */
function lastMarks(ply: Ply | undefined): Marks {
  if (!ply) return noMarks
  const places = ply.events.flatMap((event): Place[] => {
    if (event.type === 'link') return [linePlace(event.line)]
    const isScoring = event.type === 'tile-removed' || event.type === 'score-tile'
    return 'slot' in event && !isScoring ? [slotPlace(event.slot)] : []
  })
  return { ...noMarks, lastMove: { seat: ply.seat, places: [...new Set(places)] } }
}

function placeName(i18n: I18n, state: State, place: Place, names: readonly string[]): string {
  const rules = rulesOf(state)
  const at = readPlace(place)
  switch (at.kind) {
    case 'slot':
      return `${slotName(i18n, rules, at.id)}: ${slotContent(i18n, rules, state, at.id, names)}`
    case 'line': {
      const owner = state.links[at.id]
      const name = lineName(i18n, rules, at.id)
      return owner === null || owner === undefined ? name : `${name}: ${names[owner]}`
    }
    case 'location':
      return locationName(i18n, rules, at.id)
    case 'merchant':
      return merchantName(i18n, rules, at.id)
    case 'market': {
      const goods = goodsName(i18n, at.goods)
      const price = money(nextPrices(state, at.goods, 1)[0] ?? 0)
      return i18n._(msg`Market for ${goods}: next at ${price}`)
    }
    case 'distant':
      return i18n._(msg`Distant market`)
    case 'cartouche':
      return eraName(i18n, state.era)
  }
}

function slotContent(
  i18n: I18n,
  rules: Ruleset,
  state: State,
  slot: number,
  names: readonly string[],
): string {
  const tile = state.slots[slot]
  return tile ? `${tileName(i18n, rules, tile.kind)}, ${names[tile.owner]}` : slotIcons(i18n, rules, slot)
}
