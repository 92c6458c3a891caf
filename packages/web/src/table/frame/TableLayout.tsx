// Where everything lies around the board, on a wide screen and on a phone. Nothing of it moves while the game goes on.

import { useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { later } from '../../kit/later.tsx'
import { useTitle } from '../../kit/title.ts'
import { BoardPane } from '../board/BoardPane.tsx'
import { useIsOver, useScoredMove, useSitting, useTableState } from '../context.ts'
import { type Drawer, DrawersContext } from '../drawers.ts'
import { useTableExtras } from '../extras.ts'
import { Announcer } from '../log/Announcer.tsx'
import type { LogTab } from '../log/LogTabs.tsx'
import { RecentMoves } from '../log/RecentMoves.tsx'
import { useFollowing } from '../log/useFollowing.ts'
import { MatStrip } from '../scores/MatStrip.tsx'
import { Players } from '../scores/Players.tsx'
import { Actions } from '../turn/Actions.tsx'
import { Hand } from '../turn/Hand.tsx'
import { Prompt } from '../turn/Prompt.tsx'
import { useAnswering } from '../turn/useAnswering.ts'
import { Curtain } from './Curtain.tsx'
import { type Height, Sheet } from './Sheet.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useKeys } from './useKeys.ts'
import { useShape } from './useShape.ts'
import { useSounds } from './useSounds.ts'
import './TableLayout.css'

// What is not needed at once comes when it is.
const DrawerPane = later(async () => (await import('./DrawerPane.tsx')).DrawerPane)
const EndPanel = later(async () => (await import('../scores/EndPanel.tsx')).EndPanel)
const Log = later(async () => (await import('../log/Log.tsx')).Log)
const LogTabs = later(async () => (await import('../log/LogTabs.tsx')).LogTabs)
const Ceremony = later(async () => (await import('../scores/Ceremony.tsx')).Ceremony)
const Interlude = later(async () => (await import('../scores/Interlude.tsx')).Interlude)

export function TableLayout({ id }: { id: string }) {
  const { t } = useLingui()
  const extras = useTableExtras()
  const { layout, hasLog, hasStrip } = useShape()
  const isPhone = layout !== 'wide'
  const curtain = useTableState((state) => state.curtain)
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const [height, setHeight] = useState<Height>('usual')
  const body = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<LogTab>('log')
  const open = useCallback(
    (next: Drawer | null): void => {
      if (hasLog && next !== null && isTab(next.type)) setTab(next.type)
      else setDrawer(next)
    },
    [hasLog],
  )
  const close = useCallback((): void => setDrawer(null), [])
  const drawers = useMemo(() => ({ drawer, open }), [drawer, open])
  // Who only watches has no hand: the log tells what happens.
  const isWatching = useTableState(({ viewer }) => viewer === 'all')
  const isTurn = useSitting() !== null
  const isOver = useIsOver()
  const isScored = useScoredMove() !== null
  const standing = isTurn ? t`Your turn` : isOver ? t`The game is over` : t`At the table`
  // Several tables may be open, each in a tab.
  useTitle(extras === null ? standing : `${standing} · ${extras.title}`)
  useFollowing()
  useSounds()
  useKeys(drawers)
  const isInWords = drawer?.type === 'text'
  // On a phone what is asked would lie beneath; the board in words is there to be asked about.
  useAnswering(() => {
    if (!isPhone) return
    if (!isInWords) open(null)
    setHeight('usual')
    body.current?.scrollTo({ top: 0 })
  })
  if (curtain !== null) return <Curtain seat={curtain} />
  const things = (
    <>
      {extras && <extras.Notices />}
      <Prompt isInWords={isInWords} hasRecent={!hasStrip} />
      <Hand />
    </>
  )
  return (
    <DrawersContext value={drawers}>
      <div className={`table ${isPhone ? `phone ${layout}` : 'wide'}`} data-log={hasLog || undefined}>
        <SkipLink />
        <TopBar id={id} isPhone={isPhone} hasLog={hasLog} />
        {isPhone && (
          <section className="area" aria-label={t`Players`}>
            <Players isPhone />
          </section>
        )}
        <main className="table-board" aria-label={t`Board`}>
          <BoardPane isPhone={isPhone} />
          <Suspense>
            <Ceremony />
          </Suspense>
          {hasStrip && (
            <div className="table-strip">
              <RecentMoves layout="strip" />
            </div>
          )}
        </main>
        <Suspense>{drawer !== null && <DrawerPane drawer={drawer} onClose={close} />}</Suspense>
        <aside className={isPhone ? 'area' : 'table-side'} aria-label={t`Your turn and your things`}>
          {isPhone ? (
            <>
              <Sheet height={height} onHeight={setHeight} body={body}>
                {things}
              </Sheet>
              <Actions />
            </>
          ) : (
            <>
              <Players isPhone={false} />
              <Actions />
              {things}
              {isWatching && !hasLog && (
                <div className="table-watched">
                  <Suspense>
                    <Log />
                  </Suspense>
                </div>
              )}
              <MatStrip />
            </>
          )}
        </aside>
        {hasLog && (
          <section className="table-log" aria-label={t`Log`}>
            <Suspense>
              <LogTabs tab={tab} onTab={setTab} />
            </Suspense>
          </section>
        )}
        <Suspense>
          {isScored && <Interlude />}
          {isOver && <EndPanel />}
        </Suspense>
        <Announcer />
      </div>
    </DrawersContext>
  )
}

/** What has a tab where the log has its column. */
const isTab = (type: Drawer['type']): type is LogTab => type === 'log' || type === 'talk' || type === 'deck'
