// The bar on top: era and round, undo and redo, overlays, panels, settings.

import { Icon, type IconName } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { editionName, eraName } from '../words/index.ts'
import { useShownState, useTable, useTableState } from './context.ts'
import { GameMenu } from './GameMenu.tsx'
import type { Panel } from './Tabs.tsx'

export interface TopBarProps {
  readonly id: string
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
  readonly isPhone: boolean
}

export function TopBar({ id, panel, onPanel, isPhone }: TopBarProps) {
  const { t, i18n } = useLingui()
  const table = useTable()
  const [isMenuOpen, openMenu] = useState(false)
  const state = useShownState()
  const sitting = useTableState((at) => at.sitting)
  const overlay = useTableState((at) => at.overlay.type)
  const { edition, seats } = rulesOf(state)
  const { round } = state
  const rounds = edition.rounds[seats] ?? 0
  const cards = state.deck.length
  const era = eraName(i18n, state.era)
  const canUndo = sitting !== null && (sitting.choices.length > 0 || sitting.draft.length > 0)
  const canRedo = sitting !== null && sitting.undone.length > 0
  const toggle = (type: 'network' | 'values' | 'markets' | 'survivors'): void =>
    table.lay({ type: overlay === type ? 'none' : type })
  return (
    <header className="bar">
      <h1 className="unseen">{editionName(i18n, edition.id)}</h1>
      {!isPhone && (
        <a className="bar-name" href="#/">
          Ironbridge
        </a>
      )}
      <span className="bar-time">
        <Icon name={state.era === 'canal' ? 'canal' : 'rail'} size={22} />
        {isPhone ? (
          `${round}/${rounds}`
        ) : (
          <Trans>
            {era} · round {round} of {rounds} · deck {cards}
          </Trans>
        )}
      </span>
      <nav aria-label={t`Table`}>
        <BarButton icon="undo" label={t`Undo`} isOff={!canUndo} onPress={() => table.undo()} />
        <BarButton icon="redo" label={t`Redo`} isOff={!canRedo} onPress={() => table.redo()} />
        <BarButton
          icon="eye"
          label={t`My network`}
          isOn={overlay === 'network'}
          onPress={() => toggle('network')}
        />
        <BarButton
          icon="link"
          label={t`Link values`}
          isOn={overlay === 'values'}
          onPress={() => toggle('values')}
        />
        {!isPhone && (
          <BarButton
            icon="money"
            label={t`Market reach`}
            isOn={overlay === 'markets'}
            onPress={() => toggle('markets')}
          />
        )}
        {state.era === 'canal' && (
          <BarButton
            icon="lock"
            label={t`What stays`}
            isOn={overlay === 'survivors'}
            onPress={() => toggle('survivors')}
          />
        )}
        {!isPhone && (
          <>
            <BarButton
              icon="log"
              label={t`Log`}
              isOn={panel === 'log'}
              onPress={() => onPanel(panel === 'log' ? 'turn' : 'log')}
            />
            <BarButton
              icon="overview"
              label={t`In words`}
              isOn={panel === 'text'}
              onPress={() => onPanel(panel === 'text' ? 'turn' : 'text')}
            />
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
      {isMenuOpen && <GameMenu id={id} onClose={() => openMenu(false)} />}
    </header>
  )
}

interface BarButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly onPress: () => void
}

function BarButton({ icon, label, isOn, isOff = false, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className="bar-button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={() => isOff || onPress()}
    >
      <Icon name={icon} size={20} />
      <span>{label}</span>
    </button>
  )
}
