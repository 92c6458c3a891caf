// The screen for addresses that lead nowhere.

import { Trans, useLingui } from '@lingui/react/macro'
import { Bar } from '../kit/Bar.tsx'
import { useTitle } from '../kit/title.ts'
import './NotHere.css'

export function NotHere() {
  const { t } = useLingui()
  useTitle(t`Not here`)
  return (
    <>
      <Bar />
      <main className="message panel">
        <BrokenSpan />
        <h1>
          <Trans>No line leads here</Trans>
        </h1>
        <p>
          <Trans>
            This address is not one of ours. The link may be cut short, or meant for another page.
          </Trans>
        </p>
        <div className="buttons">
          <a className="button primary" href="#/">
            <Trans>All games</Trans>
          </a>
          <a className="button" href="#/rules">
            <Trans>Rules</Trans>
          </a>
        </div>
      </main>
    </>
  )
}

/** A line that ends in dots, as lines of another era do on the map. */
function BrokenSpan() {
  return (
    <svg className="message-picture" viewBox="0 0 320 90" aria-hidden="true">
      <g fill="none">
        <path d="M10 62Q80 34 150 40" stroke="var(--canal-case)" strokeWidth="12" />
        <path d="M10 62Q80 34 150 40" stroke="var(--canal-fill)" strokeWidth="8" />
        <path
          d="M158 41Q230 46 306 20"
          stroke="var(--ghost)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 10"
        />
        <circle cx="80" cy="44" r="11" fill="var(--card)" stroke="var(--canal-case)" strokeWidth="2.4" />
        <circle cx="80" cy="44" r="3.5" fill="var(--canal-case)" />
        <circle
          cx="232"
          cy="41"
          r="17"
          fill="var(--card)"
          stroke="var(--ghost)"
          strokeWidth="2"
          strokeDasharray="3 4"
        />
      </g>
      <text
        x="232"
        y="48"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="20"
        fill="var(--ghost)"
      >
        ?
      </text>
    </svg>
  )
}
