// Where everything lies around the board, on a wide screen and on a phone.

import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useTitle } from '../../kit/title.ts'
import { useLayout } from '../../kit/useMedia.ts'
import { BoardPane } from '../board/BoardPane.tsx'
import { TextBoard } from '../board/TextBoard.tsx'
import { useIsOver, useSitting, useTableState } from '../context.ts'
import { useTableExtras } from '../extras.ts'
import { Announcer } from '../log/Announcer.tsx'
import { Log } from '../log/Log.tsx'
import { useFollowing } from '../log/useFollowing.ts'
import { EndPanel } from '../scores/EndPanel.tsx'
import { Interlude } from '../scores/Interlude.tsx'
import { Mat, MatStrip } from '../scores/Mat.tsx'
import { Players } from '../scores/Players.tsx'
import { Actions } from '../turn/Actions.tsx'
import { Hand } from '../turn/Hand.tsx'
import { Prompt } from '../turn/Prompt.tsx'
import { useAnswering } from '../turn/useAnswering.ts'
import { Curtain } from './Curtain.tsx'
import { type Height, Sheet } from './Sheet.tsx'
import { type Panel, Tabs } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'
import { useKeys } from './useKeys.ts'
import { useSounds } from './useSounds.ts'
import { WideSide } from './WideSide.tsx'
import './TableLayout.css'

export function TableLayout({ id }: { id: string }) {
  const { t } = useLingui()
  const extras = useTableExtras()
  const layout = useLayout()
  // Who only watches has no turn; on a wide screen the log tells what happens.
  const isWatching = useTableState(({ viewer }) => viewer === 'all')
  const [panel, setPanel] = useState<Panel>(isWatching && layout === 'wide' ? 'log' : 'turn')
  const isPhone = layout !== 'wide'
  const curtain = useTableState((state) => state.curtain)
  const isInWords = panel === 'text'
  const isTurnPanel = panel === 'turn' || isInWords
  const [height, setHeight] = useState<Height>('usual')
  const body = useRef<HTMLDivElement>(null)
  const open = (next: Panel): void => {
    setPanel(next)
    setHeight('usual')
    body.current?.scrollTo({ top: 0 })
  }
  const isTurn = useSitting() !== null
  const isOver = useIsOver()
  const standing = isTurn ? t`Your turn` : isOver ? t`The game is over` : t`At the table`
  // Several tables may be open, each in a tab.
  useTitle(extras === null ? standing : `${standing} · ${extras.title}`)
  useFollowing()
  useSounds()
  useKeys(setPanel)
  useAnswering(() => isPhone && open(isInWords ? 'text' : 'turn'))
  if (curtain !== null) return <Curtain seat={curtain} />
  const things = (
    <>
      {extras && <extras.Notices />}
      {isTurnPanel && <Prompt isInWords={isInWords} />}
      {isTurnPanel && <Hand />}
      {panel === 'mat' && <Mat />}
      {panel === 'log' && <Log />}
      {panel === 'talk' && extras && <extras.Talk />}
      {isInWords && <TextBoard />}
      {panel !== 'mat' && <MatStrip onOpen={() => setPanel('mat')} />}
    </>
  )
  return (
    <div className={isPhone ? `table phone ${layout}` : 'table wide'}>
      <TopBar id={id} panel={panel} onPanel={setPanel} isPhone={isPhone} />
      {isPhone && (
        <section className="area" aria-label={t`Players in turn order`}>
          <Players />
        </section>
      )}
      <main className="table-board" aria-label={t`Board`}>
        <BoardPane isPhone={isPhone} />
      </main>
      {isPhone ? (
        <>
          <aside className="area" aria-label={t`Your turn and your things`}>
            <Sheet height={height} onHeight={setHeight} body={body}>
              {things}
            </Sheet>
            <Actions />
          </aside>
          <Tabs panel={panel} onPanel={open} />
        </>
      ) : (
        <WideSide panel={panel} onPanel={setPanel} />
      )}
      <Interlude />
      <EndPanel />
      <Announcer />
    </div>
  )
}
