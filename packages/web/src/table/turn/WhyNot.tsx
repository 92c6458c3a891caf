// Why something cannot be done: the rule in a sentence, the facts, the nearest change, and the way into the rules.

import { Icon } from '@ironbridge/board'
import { type Hindrance, rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { hindranceWords, repairs } from '../../words/index.ts'
import { choicesFor } from '../board/picking.ts'
import { useNames, useShownState, useTable } from '../context.ts'
import { useDrawers } from '../drawers.ts'
import './WhyNot.css'

export function WhyNot({ hindrance }: { hindrance: Hindrance }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const names = useNames()
  const { open } = useDrawers()
  const rules = rulesOf(state)
  const { what, why } = hindranceWords(i18n, rules, hindrance, names)
  const { move, refusal, isEverywhere } = hindrance
  const [statement] = refusal.statements
  return (
    <div className="why-not" role="alert">
      <h2>
        <Icon name="lock" size={18} /> {what}
      </h2>
      {why !== '' && <p>{why}</p>}
      <div className="options">
        {/* What would help in one place is no help where none is the right one. */}
        {(isEverywhere ? [] : repairs(i18n, state, move, refusal)).map(({ text, move: repair }) =>
          repair === null ? (
            <p key={text}>
              <Icon name="link" size={15} /> {text}
            </p>
          ) : (
            <button
              key={text}
              type="button"
              className="button"
              onClick={() => {
                table.ask(null)
                const choices = choicesFor(repair)
                // A step of the action in the making costs no card.
                if (repair.card === null) table.restart(choices)
                else table.begin(choices)
              }}
            >
              {text}
            </button>
          ),
        )}
      </div>
      <div className="buttons">
        <button type="button" className="button" onClick={() => table.ask(null)}>
          <Trans>Understood</Trans>
        </button>
        {statement !== undefined && (
          <button type="button" className="quiet" onClick={() => open({ type: 'rules', statement })}>
            <Trans>The rule</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
