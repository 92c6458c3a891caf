// Two links, or two developments, as one action: the first with what it costs, what may be added, and one total for both.

import { preview, rulesOf } from '@ironbridge/engine'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { chosenOf, optionsFor } from '../../play/choose.ts'
import { type Narrowing, openSteps, rewound, stateOf } from '../../play/sitting.ts'
import { moveTitle, priced } from '../../words/index.ts'
import { useNames, useShownState, useSitting, useTable } from '../context.ts'
import { Choice } from './Choice.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { GivenUp } from './GivenUp.tsx'
import { LedgerRows } from './Ledger.tsx'
import { causesOf, outcomeOf, spentIn } from './ledger.ts'
import { NotDeveloped } from './NotDeveloped.tsx'
import { optionWords } from './option.ts'
import { GOING_ON } from './Question.tsx'
import { stepCost } from './stepCost.ts'
import { useListed } from './useListed.ts'
import './Together.css'

type Kind = 'network' | 'develop'

const TITLES: Readonly<Record<Kind, MessageDescriptor>> = {
  network: msg`Lay two links`,
  develop: msg`Develop two tiles`,
}

const ONLY: Readonly<Record<Kind, MessageDescriptor>> = {
  network: msg`Only the first`,
  develop: msg({ context: 'tile', message: 'Only the first' }),
}

const BUTTONS: Readonly<Record<Kind, MessageDescriptor>> = {
  network: msg`Lay both`,
  develop: msg`Develop both`,
}

export interface TogetherProps {
  readonly narrowing: Narrowing
  /** The board is read, not seen: its places are listed too. */
  readonly isInWords: boolean
}

export function Together({ narrowing, isInWords }: TogetherProps) {
  const { i18n } = useLingui()
  const table = useTable()
  const names = useNames()
  const state = useShownState()
  const sitting = useSitting()
  const steps = sitting === null ? [] : openSteps(sitting)
  const [first] = steps
  if (sitting === null || first === undefined) return null
  const { offer, end } = narrowing
  const before = stateOf(rewound(sitting))
  const kind: Kind = first.move.type === 'develop' ? 'develop' : 'network'
  const made = steps.flatMap(({ events }) => events)
  const seen = offer === null ? null : preview(state, offer)
  const added = seen?.events ?? []
  const whole = { state: seen?.state ?? state, events: [...made, ...added] }
  return (
    <>
      <h2>{offer === null ? moveTitle(i18n, before, first.move) : i18n._(TITLES[kind])}</h2>
      <LedgerRows
        // A single tile is named in the title.
        entries={causesOf(i18n, before, made, names).filter(
          ({ amount }) => offer !== null || kind !== 'develop' || amount !== '',
        )}
      />
      <Added narrowing={narrowing} kind={kind} isInWords={isInWords} />
      <LedgerRows
        entries={[...causesOf(i18n, state, added, names), ...outcomeOf(i18n, before, whole, names)]}
      />
      <GivenUp move={first.move} />
      <div className="buttons">
        {offer !== null && (
          <button type="button" className="button primary" onClick={() => void table.confirm(offer)}>
            {priced(i18n._(BUTTONS[kind]), spentIn(before, whole.state))}
          </button>
        )}
        {end !== null && (
          <button
            type="button"
            className={offer === null ? 'button primary' : 'button done'}
            onClick={() => void table.confirm(end)}
          >
            {offer === null ? priced(i18n._(ONLY[kind]), spentIn(before, state)) : i18n._(ONLY[kind])}
          </button>
        )}
        <button type="button" className="button" onClick={() => table.undo()}>
          <Trans>Back</Trans>
        </button>
      </div>
    </>
  )
}

/** What may be added, and what is: another takes its place. */
function Added({ narrowing, kind, isInWords }: TogetherProps & { readonly kind: Kind }) {
  const { i18n, t } = useLingui()
  const table = useTable()
  const names = useNames()
  const state = useShownState()
  const choices = useSitting()?.choices ?? []
  const all = narrowing.legal.filter(({ type }) => type !== 'end')
  const aspect = kind === 'network' ? 'line' : 'industry'
  const options = optionsFor(all, [], aspect)
  const [chosen] = chosenOf(choices, aspect)
  const listed = useListed(options, isInWords || kind === 'develop')
  const cost = stepCost(i18n, state, all)
  const count = options.length
  return (
    <div className="together" data-added={chosen !== undefined || undefined}>
      <p>
        {i18n._(GOING_ON[kind])} {cost !== '' && <span>{cost}</span>}{' '}
        {listed.length === 0
          ? t`Choose on the board: ${count} are possible.`
          : listed.length < count && t`Choose on the board: ${count} are possible, some of them here.`}
      </p>
      {listed.length > 0 && (
        <ChoiceList isLong={false} count={kind === 'develop' ? rulesOf(state).industries.length : count}>
          {listed.map((option) => (
            <Choice
              key={option.value}
              {...optionWords(i18n, state, names, option)}
              isChosen={option.value === chosen}
              onPick={() => (option.value === chosen ? table.undo() : table.restart([option]))}
            />
          ))}
          {kind === 'develop' && <NotDeveloped left={all} />}
        </ChoiceList>
      )}
    </div>
  )
}
