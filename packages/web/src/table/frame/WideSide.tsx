// Beside the board on a wide screen: players, actions, prompt and hand; the log and the whole mat are drawn over them.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIsTall } from '../../kit/useMedia.ts'
import { TextBoard } from '../board/TextBoard.tsx'
import { useTableState } from '../context.ts'
import { useTableExtras } from '../extras.ts'
import { Log } from '../log/Log.tsx'
import { Mat, MatRows, MatStrip } from '../scores/Mat.tsx'
import { Players } from '../scores/Players.tsx'
import { Actions } from '../turn/Actions.tsx'
import { Hand } from '../turn/Hand.tsx'
import { Prompt } from '../turn/Prompt.tsx'
import { useAnswering } from '../turn/useAnswering.ts'
import type { Panel } from './Tabs.tsx'
import './WideSide.css'

export interface WideSideProps {
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
}

export function WideSide({ panel, onPanel }: WideSideProps) {
  const { t } = useLingui()
  const extras = useTableExtras()
  const isTall = useIsTall()
  const isInWords = panel === 'text'
  // Who watches has no hand, which leaves room too.
  const hasRoom = useTableState(({ viewer }) => viewer === 'all') || isTall
  const isCovered = panel === 'mat' || ((panel === 'log' || panel === 'talk') && !hasRoom)
  const close = (): void => onPanel('turn')
  useAnswering(() => isCovered && close())
  return (
    <aside className="table-side" aria-label={t`Your turn and your things`}>
      {!isInWords && <Players />}
      {extras && <extras.Notices />}
      {!isCovered && (
        <>
          <Actions />
          <Prompt isInWords={isInWords} />
          <Hand />
        </>
      )}
      {panel === 'mat' && (
        <Drawer onClose={close}>
          <Mat />
        </Drawer>
      )}
      {panel === 'log' && (
        <Drawer onClose={close}>
          <Log />
        </Drawer>
      )}
      {panel === 'talk' && extras && (
        <Drawer onClose={close}>
          <extras.Talk />
        </Drawer>
      )}
      {isInWords && (
        <Drawer onClose={close}>
          <TextBoard />
        </Drawer>
      )}
      {panel === 'turn' &&
        (isTall ? <MatRows onOpen={() => onPanel('mat')} /> : <MatStrip onOpen={() => onPanel('mat')} />)}
    </aside>
  )
}

function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className="drawer">
      <button type="button" className="quiet drawer-close" onClick={onClose}>
        <Icon name="close" size={14} />
        <Trans>Close</Trans>
      </button>
      {children}
    </div>
  )
}
