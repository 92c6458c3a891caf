// Variants of the chosen game. Those that do not fit stay in the list and say why.

import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { variantSentence, variantTitle } from '../words/index.ts'
import { FIRST_VARIANT, MAP_FOR_TWO, withVariant } from './plan.ts'
import { obstacleSentence } from './planWords.ts'
import { changePlan, usePlan } from './usePlan.ts'
import { type VariantChoice, variantChoices } from './variantChoices.ts'
import './VariantsChoice.css'

/** The short game is in sight; the rest is for those who look for it. */
export function VariantsChoice() {
  const plan = usePlan()
  const choices = variantChoices(plan).filter((choice) => !isMapOf(choice, plan.players))
  const first = choices.filter(({ id }) => id === FIRST_VARIANT)
  const others = choices.filter(({ id }) => id !== FIRST_VARIANT)
  const chosen = others.filter(({ isChosen }) => isChosen).length
  return (
    <fieldset>
      <legend>
        <Trans>Variants</Trans>
      </legend>
      <VariantList choices={first} />
      <details className="more-variants">
        <summary>
          {chosen === 0 ? (
            <Trans>House rules and other variants</Trans>
          ) : (
            <Trans>House rules and other variants: {chosen} chosen</Trans>
          )}
        </summary>
        <VariantList choices={others} />
      </details>
    </fieldset>
  )
}

/** Two may play on a map of their own: that is chosen with their number. */
export function MapChoice() {
  const plan = usePlan()
  const map = variantChoices(plan).filter((choice) => isMapOf(choice, plan.players))
  return map.length === 0 ? null : <VariantList choices={map} />
}

const isMapOf = ({ id }: VariantChoice, players: number): boolean => id === MAP_FOR_TWO && players === 2

function VariantList({ choices }: { readonly choices: readonly VariantChoice[] }) {
  return (
    <ul className="variants">
      {choices.map((choice) => (
        <li key={choice.id}>
          <VariantSwitch choice={choice} />
        </li>
      ))}
    </ul>
  )
}

function VariantSwitch({ choice: { id, isChosen, obstacle } }: { readonly choice: VariantChoice }) {
  const { i18n } = useLingui()
  const wordsId = useId()
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={isChosen}
        aria-disabled={obstacle !== null}
        aria-describedby={wordsId}
        onChange={() => obstacle === null && changePlan((plan) => withVariant(plan, id))}
      />
      <span className="switch-box" aria-hidden="true">
        ✓
      </span>
      <span className="switch-words">
        <b>{variantTitle(i18n, id)}</b>
        <small id={wordsId}>
          {variantSentence(i18n, id)} {obstacle !== null && <em>{obstacleSentence(i18n, obstacle)}</em>}
        </small>
      </span>
    </label>
  )
}
