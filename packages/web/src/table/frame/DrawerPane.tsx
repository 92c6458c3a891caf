// What lies over the board: a mat, the log, the talk, the deck, the rules, or the board in words. The question stays beside it.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { TextBoard } from '../board/TextBoard.tsx'
import type { Drawer } from '../drawers.ts'
import { useTableExtras } from '../extras.ts'
import { Deck } from '../log/Deck.tsx'
import { Log } from '../log/Log.tsx'
import { RulesDrawer } from '../RulesDrawer.tsx'
import { MatPanel } from '../scores/Mat.tsx'
import './DrawerPane.css'

export interface DrawerPaneProps {
  readonly drawer: Drawer
  readonly onClose: () => void
}

export function DrawerPane({ drawer, onClose }: DrawerPaneProps) {
  const { t } = useLingui()
  const extras = useTableExtras()
  const frame = useRef<HTMLElement>(null)
  // The focus comes along: to what is written in, or read.
  useEffect(
    () => frame.current?.querySelector<HTMLElement>(drawer.type === 'talk' ? 'textarea' : 'h2')?.focus(),
    [drawer],
  )
  const content: Readonly<Record<Exclude<Drawer['type'], 'rules' | 'mat'>, () => ReactNode>> = {
    log: () => <Log />,
    talk: () => extras && <extras.Talk />,
    deck: () => <Deck />,
    text: () => <TextBoard />,
  }
  // These have a frame of their own.
  if (drawer.type === 'rules' || drawer.type === 'mat')
    return (
      <div className="table-drawer">
        {drawer.type === 'rules' ? (
          <RulesDrawer statement={drawer.statement} onClose={onClose} />
        ) : (
          <MatPanel key={drawer.seat} seat={drawer.seat} onClose={onClose} />
        )}
      </div>
    )
  return (
    <section ref={frame} className={`drawer ${drawer.type}`} aria-label={t`Over the board`}>
      <button type="button" className="button drawer-close" onClick={onClose}>
        <Icon name="close" size={14} />
        <span>
          <Trans>Close</Trans>
        </span>
      </button>
      <Suspense>{content[drawer.type]()}</Suspense>
    </section>
  )
}
