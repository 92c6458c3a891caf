// What somebody sees where there is nothing for them: why, and the ways out.

import { Icon } from '@ironbridge/board'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bar } from '../kit/Bar.tsx'
import { useServer } from '../sources/theServer.ts'
import { openAccount } from './account/accountDialog.ts'

export interface NoEntryProps {
  readonly title: ReactNode
  /** Signed in as somebody else there might be. */
  readonly isHidden: boolean
  readonly children: ReactNode
}

export function NoEntry({ title, isHidden, children }: NoEntryProps) {
  const me = useServer((server) => server.me)
  return (
    <>
      <Bar />
      <main className="message panel">
        <Icon name="people" size={48} />
        <h1>{title}</h1>
        <p>{children}</p>
        <div className="buttons">
          <a className="button primary" href="#/">
            <Trans>All games</Trans>
          </a>
          {isHidden && me === null && (
            <button type="button" className="button" onClick={() => openAccount('sign-in')}>
              <Trans>Sign in</Trans>
            </button>
          )}
        </div>
      </main>
    </>
  )
}
