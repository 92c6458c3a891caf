// Tiles of one industry on a mat, equal ones in one cell; the next can be chosen where that is asked.

import { MatCell } from '@ironbridge/board'
import { allowedIn, type IndustryId, rulesOf, type Seat, type TileKindId } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { kindInFull } from '../../words/index.ts'
import { useShownState } from '../context.ts'
import type { MatChoice } from './useMatChoice.ts'

export interface MatStackProps {
  readonly seat: Seat
  readonly industry: IndustryId
  readonly choice: MatChoice
  readonly onPick: (industry: IndustryId) => void
}

export function MatStack({ seat, industry, choice, onPick }: MatStackProps) {
  const state = useShownState()
  const rules = rulesOf(state)
  const { stack = [] } = rules.industries[industry] ?? {}
  const gone = state.players[seat]?.mat[industry] ?? 0
  return (
    <ul className="mat-stack">
      {[...new Set(stack)].map((kind) => {
        const isNext = stack[gone] === kind
        const isChosen = isNext && choice.chosen.includes(industry)
        return (
          <li key={kind}>
            <MatTile
              seat={seat}
              kind={kind}
              left={stack.slice(gone).filter((tile) => tile === kind).length}
              leaves={choice.leaving.filter((tile) => tile === kind).length + (isChosen ? 1 : 0)}
              isNext={isNext}
              isChosen={isChosen}
              isBuilt={isChosen && choice.taking === 'build'}
              onPick={isNext && choice.possible.includes(industry) ? () => onPick(industry) : null}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface MatTileProps {
  readonly seat: Seat
  readonly kind: TileKindId
  readonly left: number
  /** How many are chosen to leave the mat. */
  readonly leaves: number
  readonly isNext: boolean
  readonly isChosen: boolean
  /** It leaves for the board. */
  readonly isBuilt: boolean
  readonly onPick: (() => void) | null
}

function MatTile({ seat, kind, left, leaves, isNext, isChosen, isBuilt, onPick }: MatTileProps) {
  const { t, i18n } = useLingui()
  const state = useShownState()
  const rules = rulesOf(state)
  const { eras = 'both' } = rules.kinds[kind] ?? {}
  const isNever = !allowedIn(eras, state.era)
  const isGone = left === 0 && leaves === 0
  const word = leaves > 0 ? (isBuilt ? t`is built` : t`leaves`) : isGone ? t`gone` : undefined
  const text = [kindInFull(i18n, rules, kind, left), ...(leaves > 0 && word ? [word] : [])].join(', ')
  const cell = (
    <MatCell
      rules={rules}
      kind={kind}
      owner={seat}
      count={leaves > 0 ? leaves : left}
      state={leaves > 0 ? 'leaves' : isGone ? 'gone' : isNever ? 'never' : isNext ? 'next' : 'later'}
      {...(word === undefined ? {} : { word })}
    />
  )
  const tile = (
    <>
      <span className="unseen">{text}</span>
      {cell}
    </>
  )
  return onPick === null ? (
    tile
  ) : (
    <button type="button" aria-pressed={isChosen} onClick={onPick}>
      {tile}
    </button>
  )
}
