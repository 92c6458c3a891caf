// The bar on top: era and round, undo and redo, overlays, panels, settings.

import { Icon, type IconName } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { editionName, eraName } from '../../words/index.ts'
import { overlayName, overlaysIn } from '../board/overlays.ts'
import { ShowMenu } from '../board/ShowMenu.tsx'
import { useIsWatching, useShownState, useSitting, useTable, useTableState } from '../context.ts'
import { useTableExtras } from '../extras.ts'
import { GameMenu } from './GameMenu.tsx'
import type { Panel } from './Tabs.tsx'
import { useFitting } from './useFitting.ts'
import './TopBar.css'

export interface TopBarProps {
  readonly id: string
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
  readonly isPhone: boolean
}

export function TopBar({ id, panel, onPanel, isPhone }: TopBarProps) {
  const { t, i18n } = useLingui()
  const table = useTable()
  const extras = useTableExtras()
  const [isMenuOpen, openMenu] = useState(false)
  const state = useShownState()
  const isWatching = useIsWatching()
  const sitting = useSitting()
  const overlay = useTableState((at) => at.overlay.type)
  const { edition, seats } = rulesOf(state)
  const { round } = state
  const rounds = edition.rounds[seats] ?? 0
  const cards = state.deck.length
  const era = eraName(i18n, state.era)
  const canUndo = sitting !== null && (sitting.choices.length > 0 || sitting.draft.length > 0)
  const canRedo = sitting !== null && sitting.undone.length > 0
  const overlays = overlaysIn(state.era, isWatching)
  const bar = useRef<HTMLElement>(null)
  useFitting(bar)
  return (
    <header ref={bar} className="bar">
      <h1 className="unseen">{editionName(i18n, edition.id)}</h1>
      {!isPhone && (
        <a className="bar-name" href="#/">
          Ironbridge
        </a>
      )}
      <span className="bar-time">
        <Icon name={state.era === 'canal' ? 'canal' : 'rail'} size={22} />
        {isPhone && (
          <span aria-hidden="true">
            <b>
              {round}/{rounds}
            </b>{' '}
            <Trans>deck {cards}</Trans>
          </span>
        )}
        <span className={isPhone ? 'unseen' : undefined}>
          <Trans>
            {era} · round {round} of {rounds} · deck {cards}
          </Trans>
        </span>
      </span>
      <nav aria-label={t`Table`}>
        {!isWatching && (
          <>
            <BarButton
              icon="undo"
              kind="arrow"
              label={t`Undo`}
              isOff={!canUndo}
              onPress={() => table.undo()}
            />
            <BarButton
              icon="redo"
              kind="arrow"
              label={t`Redo`}
              isOff={!canRedo}
              onPress={() => table.redo()}
            />
          </>
        )}
        {isPhone && <ShowMenu />}
        {!isPhone && (
          <>
            {overlays.map(({ type, icon }) => (
              <BarButton
                key={type}
                icon={icon}
                kind="overlay"
                label={overlayName(i18n, type)}
                isOn={overlay === type}
                onPress={() => table.setOverlay({ type: overlay === type ? 'none' : type })}
              />
            ))}
            <BarButton
              icon="log"
              label={t`Log`}
              isOn={panel === 'log'}
              onPress={() => onPanel(panel === 'log' ? 'turn' : 'log')}
            />
            <BarButton
              icon="words"
              label={t`In words`}
              isOn={panel === 'text'}
              onPress={() => onPanel(panel === 'text' ? 'turn' : 'text')}
            />
            {extras && (
              <BarButton
                icon="people"
                label={t`Talk`}
                isOn={panel === 'talk'}
                onPress={() => onPanel(panel === 'talk' ? 'turn' : 'talk')}
              >
                <extras.TalkMark />
              </BarButton>
            )}
            <a className="bar-button" href={`#/rules/${edition.id}`} title={t`Rules`}>
              <Icon name="rules" size={20} />
              <span>
                <Trans>Rules</Trans>
              </span>
            </a>
          </>
        )}
        <BarButton icon="menu" label={t`Menu`} onPress={() => openMenu(true)} />
      </nav>
      {isMenuOpen && extras && <extras.Menu onClose={() => openMenu(false)} />}
      {isMenuOpen && !extras && <GameMenu id={id} onClose={() => openMenu(false)} />}
    </header>
  )
}

interface BarButtonProps {
  readonly icon: IconName
  /** Whose word gives way first where there is little room. */
  readonly kind?: 'arrow' | 'overlay'
  readonly label: string
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly children?: ReactNode
}

function BarButton({ icon, kind, label, isOn, isOff = false, onPress, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className="bar-button"
      data-kind={kind}
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={() => isOff || onPress()}
    >
      <Icon name={icon} size={20} />
      <span>{label}</span>
      {children}
    </button>
  )
}
