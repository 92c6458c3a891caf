// The board in words: what lies on the table, beside prompt and hand, where the moves are. For screen readers, and for whoever
// likes to read.

import { Trans, useLingui } from '@lingui/react/macro'
import { useNames, useShownState, useTableState } from '../context.ts'
import type { TextPlace } from './textPlaces.ts'
import { textSections } from './textSections.ts'
import './TextBoard.css'

export function TextBoard() {
  const { t, i18n } = useLingui()
  const names = useNames()
  const state = useShownState()
  const viewer = useTableState((at) => at.viewer)
  return (
    <section className="text-board" aria-label={t`The board in words`}>
      <h2 className="side-title" tabIndex={-1}>
        <Trans>The board in words</Trans>
      </h2>
      {textSections(i18n, state, names, typeof viewer === 'number' ? viewer : null).map(
        ({ title, lines, places }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            {lines.length > 0 && (
              <ul>
                {lines.map(({ text, parts }) => (
                  <li key={text}>
                    {text}
                    <Parts parts={parts} />
                  </li>
                ))}
              </ul>
            )}
            {places.map((place) => (
              <Place key={place.name} place={place} />
            ))}
          </section>
        ),
      )}
    </section>
  )
}

/** A heading of its own: screen readers go from one to the next. */
function Place({ place: { name, standing, slots, merchants, ways } }: { place: TextPlace }) {
  return (
    <>
      <h4>{name}</h4>
      {standing !== '' && <p>{standing}</p>}
      <Parts parts={[...slots, ...merchants, ...ways]} />
    </>
  )
}

function Parts({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null
  return (
    <ul>
      {parts.map((part, place) => (
        // Slots of one town may read alike.
        <li key={`${place} ${part}`}>{part}</li>
      ))}
    </ul>
  )
}
