// What is shown when a screen breaks: what happened, that the games are safe, and a report to copy.

import { Trans, useLingui } from '@lingui/react/macro'
import { Component, type ReactNode, useState } from 'react'
import { copied } from '../kit/copy.ts'
import './ErrorBoundary.css'

interface Props {
  readonly children: ReactNode
}

/** React asks for a class here. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />
  }
}

function Broken({ error }: { readonly error: unknown }) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const report = reportOf(error)
  const copy = async (): Promise<void> =>
    setSaid((await copied(report)) ? t`Copied` : t`The browser does not allow it: select the report below.`)
  return (
    <main className="message panel">
      <h1>
        <Trans>Something broke</Trans>
      </h1>
      <p>
        <Trans>
          This screen met a fault of ours and cannot go on. Your games are safe: every move was kept when it
          was made.
        </Trans>
      </p>
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </button>
        <a className="button" href="#/" onClick={() => setTimeout(() => location.reload())}>
          <Trans>All games</Trans>
        </a>
        <button type="button" className="button" onClick={() => void copy()}>
          <Trans>Copy report</Trans>
        </button>
      </div>
      <p role="status">{said}</p>
      <details className="breakdown">
        <summary>
          <Trans>Report</Trans>
        </summary>
        <pre>{report}</pre>
      </details>
    </main>
  )
}

/** For whoever mends it: English, and nothing about the person. */
function reportOf(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [`Ironbridge, ${location.hash.slice(0, 60)}`, navigator.userAgent, what].join('\n')
}
