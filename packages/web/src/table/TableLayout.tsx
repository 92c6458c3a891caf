// Where everything lies around the board, on a wide screen and on a phone.

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useTitle } from '../app/title.ts'
import { Actions } from './Actions.tsx'
import { Announcer } from './Announcer.tsx'
import { BoardPane } from './BoardPane.tsx'
import { Curtain } from './Curtain.tsx'
import { useNarrowing, useTableState } from './context.ts'
import { EndPanel } from './EndPanel.tsx'
import { Hand } from './Hand.tsx'
import { Interlude } from './Interlude.tsx'
import { Log } from './Log.tsx'
import { Mat, MatStrip } from './Mat.tsx'
import { Players } from './Players.tsx'
import { Prompt } from './Prompt.tsx'
import { type Panel, Tabs } from './Tabs.tsx'
import { TextBoard } from './TextBoard.tsx'
import { TopBar } from './TopBar.tsx'
import { useFollowing } from './useFollowing.ts'
import { useKeys } from './useKeys.ts'
import { useLayout } from './useMedia.ts'
import { useSounds } from './useSounds.ts'

export function TableLayout({ id }: { id: string }) {
  const { t } = useLingui()
  const [panel, setPanel] = useState<Panel>('turn')
  const layout = useLayout()
  const isPhone = layout !== 'wide'
  const curtain = useTableState((state) => state.curtain)
  const isTurnPanel = panel === 'turn' || panel === 'hand'
  const question = useNarrowing()?.question
  const isTurn = useTableState(({ sitting }) => sitting !== null)
  useTitle(isTurn ? t`Your turn` : t`At the table`)
  useFollowing()
  useSounds()
  useKeys(setPanel)
  if (curtain !== null) return <Curtain seat={curtain} />
  return (
    <div className={isPhone ? `table phone ${layout}` : 'table wide'}>
      <TopBar id={id} panel={panel} onPanel={setPanel} isPhone={isPhone} />
      {isPhone && <Players />}
      <main className="table-board" aria-label={t`Board`}>
        <BoardPane isPhone={isPhone} />
      </main>
      <aside className="table-side" aria-label={t`Your turn and your things`}>
        {!isPhone && <Players />}
        {(!isPhone || panel === 'turn') && <Actions />}
        {(!isPhone || panel === 'turn') && <Prompt />}
        {/* A phone has room for the hand only where a card is asked for. */}
        {isTurnPanel && (!isPhone || panel === 'hand' || question === 'card') && <Hand />}
        {panel === 'mat' && <Mat />}
        {panel === 'log' && <Log id={id} />}
        {panel === 'text' && <TextBoard />}
        {!isPhone && panel !== 'mat' && <MatStrip onOpen={() => setPanel('mat')} />}
      </aside>
      {isPhone && <Tabs panel={panel} onPanel={setPanel} />}
      <Interlude />
      <EndPanel id={id} />
      <Announcer />
    </div>
  )
}
