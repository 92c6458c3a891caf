// The board with what is lit on it, and what a click on it means.

import {
  Board,
  type Marks,
  noMarks,
  type Place,
  readPlace,
  slotPlace,
  Viewport,
  type ViewportHandle,
} from '@ironbridge/board'
import { type CardId, type LocationId, rulesOf, type Seat, type State } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useRef, useState } from 'react'
import { chosenOf } from '../../play/choose.ts'
import { openSteps } from '../../play/sitting.ts'
import { boardWords } from '../../words/board.ts'
import {
  useBoardState,
  useChoices,
  useLastMove,
  useNames,
  useNarrowing,
  usePlies,
  useScoredMove,
  useShownPly,
  useShownState,
  useSitting,
  useTable,
  useTableState,
} from '../context.ts'
import { usePointedMove } from '../pointedMove.ts'
import { countable } from '../points.ts'
import { sinceOf } from '../since.ts'
import { EdgeTabs, type Window } from './EdgeTabs.tsx'
import { cardMarks, choiceMarks, lastMarks, offerMarks, overlayMarks, refusalMarks } from './marks.ts'
import { pointAtPlace } from './nearest.ts'
import { OverlayChip } from './OverlayChip.tsx'
import { PlaceTip } from './PlaceTip.tsx'
import { choicesAt, wishAt } from './picking.ts'
import { placeName } from './placeName.ts'
import { useCentring } from './useCentring.ts'
import { useMotion } from './useMotion.ts'
import { useZoomKeys } from './useZoomKeys.ts'
import './BoardPane.css'

export function BoardPane({ isPhone }: { isPhone: boolean }) {
  const { t, i18n } = useLingui()
  const table = useTable()
  const state = useBoardState()
  const narrowing = useNarrowing()
  const choices = useChoices()
  const [zoom, setZoom] = useState<'close' | 'whole' | 'small'>(isPhone ? 'close' : 'whole')
  const [pointed, setPointed] = useState<Place | null>(null)
  const marks = useMarks()
  const reachable = useMemo(() => Object.keys(marks.places) as Place[], [marks])
  const frame = useRef<HTMLDivElement>(null)
  const viewport = useRef<ViewportHandle>(null)
  const seen = useRef<Window>({ seen: null, last: null })
  useCentring(viewport, isPhone, state, marks)
  useMotion(frame)
  useZoomKeys(viewport)
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
    if (at.kind === 'location') return table.setOverlay({ type: 'connected', location: at.id })
    const wish = choices === undefined ? null : wishAt(place, state, choices)
    if (wish !== null) table.ask(wish)
  }
  /** A finger means the town: its one slot that is possible, or a closer look. */
  const pickTown = (location: LocationId): void => {
    const possible =
      narrowing === null || choices === undefined || choices.length === 0
        ? []
        : (rulesOf(state).locations[location]?.slots ?? []).flatMap((slot) =>
            choicesAt(slotPlace(slot), rulesOf(state), narrowing, choices).slice(0, 1),
          )
    const [only] = possible
    const [slot] = chosenOf(choices ?? [], 'slot')
    const isChosen = slot !== undefined && rulesOf(state).slots[slot]?.location === location
    if (only && possible.length === 1) table.pick(only)
    else if (possible.length > 1 || !isChosen) table.setOverlay({ type: 'town', location })
  }
  /** The whole map, and from there back to where plates can be read. */
  const overview = (): void => {
    if (zoom === 'close') return viewport.current?.fit()
    viewport.current?.zoomBy(PHONE_SCALE / (seen.current.last?.[0].scale ?? PHONE_SCALE))
  }
  /** While something is being chosen, what is not lit says why when it is pointed at. */
  const hover = (place: Place | null): void => {
    setPointed(place)
    pointAtPlace(place)
    if (narrowing === null || choices === undefined || choices.length === 0) return
    const isPossible = place === null || choicesAt(place, rulesOf(state), narrowing, choices).length > 0
    table.hover(isPossible ? null : wishAt(place, state, choices))
  }
  return (
    <div className="board-frame" ref={frame}>
      <Viewport
        ref={viewport}
        {...(isPhone ? { startScale: PHONE_SCALE } : {})}
        onScale={(scale, whole) => setZoom(!whole ? 'close' : scale < SMALL_SCALE ? 'small' : 'whole')}
        onMove={(view, size) => {
          seen.current.last = [view, size]
          seen.current.seen?.(view, size)
        }}
      >
        <Board
          state={state}
          words={words}
          marks={marks}
          nameOf={nameOf}
          reachable={reachable}
          open={narrowing === null || narrowing.question === 'action'}
          townsOnly={isPhone && zoom === 'small'}
          onPick={pick}
          onAsk={hover}
          label={t`Map`}
        />
      </Viewport>
      <PlaceTip place={pointed} state={state} frame={frame} />
      {isPhone && (
        <>
          <OverlayChip />
          <EdgeTabs
            rules={rulesOf(state)}
            marks={marks}
            viewport={viewport}
            window={seen}
            overview={zoom === 'whole' ? null : { isOn: zoom === 'small', press: overview }}
          />
        </>
      )}
    </div>
  )
}

/** Pixels for a board unit: plates are large enough for a finger. */
const PHONE_SCALE = 0.5

/** Below it a finger means the town. */
const SMALL_SCALE = 0.45

/** A card may have been given up while it was pointed at. */
const holds = (state: State, seat: Seat, card: CardId): boolean =>
  state.players[seat]?.hand.includes(card) ?? false

function useMarks(): Marks {
  const state = useShownState()
  const narrowing = useNarrowing()
  const sitting = useSitting()
  const overlay = useTableState((at) => at.overlay)
  const hindrance = useTableState((at) => at.hindrance)
  const viewer = useTableState((at) => at.viewer)
  const pointed = useTableState((at) => at.pointed)
  const last = useLastMove()
  const scored = useScoredMove()
  const counted = useTableState((at) => at.counted) ?? 0
  // With everything counted, what leaves with the era is struck out.
  const isLeaving =
    counted >= countable(scored).length && (scored?.events.some(({ type }) => type === 'era') ?? false)
  const advised = useTableState(({ advice }) => advice?.move ?? null)
  const move = usePointedMove((at) => at.move)
  const plies = usePlies()
  const shown = useShownPly()
  return useMemo(() => {
    const isHeld = typeof viewer === 'number' && pointed !== null && holds(state, viewer, pointed)
    // A move that is offered stays in sight.
    if (isHeld && !narrowing?.offer) return cardMarks(state, viewer, pointed)
    if (move !== null) return lastMarks(state, [move])
    if (hindrance !== null) return hindrance.isEverywhere ? noMarks : refusalMarks(state, hindrance.refusal)
    // A town that is held closer leaves lit what was lit.
    if (overlay.type === 'last') {
      const { rows } = sinceOf(plies.slice(0, shown), state, viewer, sitting !== null)
      const done = rows.flatMap((row) => row.plies)
      return { ...lastMarks(state, done), veil: done.length > 0 }
    }
    if (overlay.type !== 'none' && overlay.type !== 'town')
      return overlayMarks(state, overlay, typeof viewer === 'number' ? viewer : 0)
    if (sitting !== null && narrowing !== null) {
      const { choices, draft } = sitting
      if (choices.length === 0 && advised !== null) return offerMarks(state, advised)
      if (choices.length > 0 || draft.length > 0 || state.pending !== null)
        return choiceMarks(
          state,
          narrowing,
          choices,
          openSteps(sitting).map((step) => step.move),
        )
    }
    if (scored === null) return lastMarks(state, last === null ? [] : [last])
    return isLeaving ? overlayMarks(state, { type: 'survivors' }, 0) : noMarks
  }, [
    state,
    narrowing,
    sitting,
    overlay,
    hindrance,
    viewer,
    pointed,
    move,
    last,
    scored,
    isLeaving,
    advised,
    plies,
    shown,
  ])
}
