// The games, each as a plate of the map: banner, slots with its industries, a sentence.

import { Icon, industryIcon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { editionName, editionSentence } from '../words/index.ts'
import { offeredEditions, withEdition } from './plan.ts'
import { changePlan, usePlan } from './usePlan.ts'
import './EditionChoice.css'

export function EditionChoice() {
  const { i18n } = useLingui()
  const chosen = usePlan(({ edition }) => edition)
  return (
    <fieldset>
      <legend>
        <Trans>Game</Trans>
      </legend>
      <div className="plates">
        {offeredEditions().map(({ id, industries }) => (
          <label key={id} className="plate">
            <input
              type="radio"
              name="edition"
              checked={id === chosen}
              onChange={() => changePlan((plan) => withEdition(plan, id))}
            />
            <b className="plate-banner">{editionName(i18n, id)}</b>
            <span className="plate-slots">
              {industries.map((industry) => (
                <span key={industry.id} className="plate-slot">
                  <Icon name={industryIcon(industry.id)} size={22} />
                </span>
              ))}
            </span>
            <span className="plate-words">{editionSentence(i18n, id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
