// The rules of this very game, laid over the board; they come when they are first asked for.

import { rulesOf } from '@ironbridge/engine'
import { Suspense } from 'react'
import { later } from '../kit/later.tsx'
import { useShownState } from './context.ts'

const Drawer = later(async () => (await import('../rules/Drawer.tsx')).Drawer)

interface RulesDrawerProps {
  /** What was asked for; null begins at the beginning. */
  readonly statement: string | null
  /** Keep the same function as long as nothing changes. */
  readonly onClose: () => void
}

export function RulesDrawer({ statement, onClose }: RulesDrawerProps) {
  const state = useShownState()
  return (
    <Suspense>
      <Drawer
        key={statement}
        rules={rulesOf(state)}
        variants={state.setup.variants}
        statement={statement}
        onClose={onClose}
      />
    </Suspense>
  )
}
