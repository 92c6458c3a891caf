// The bar on top: which game, era and round; undo and redo, what can be shown, the log, the rules, the menu.

import { Icon, type IconName } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { later } from '../../kit/later.tsx'
import { eraThatBreaks } from '../../words/board.ts'
import { editionName, eraName, variantTitle } from '../../words/index.ts'
import { ShowMenu } from '../board/ShowMenu.tsx'
import { useIsWatching, useOwnSeat, useShownState, useSitting, useTable } from '../context.ts'
import { type Drawer, useDrawers } from '../drawers.ts'
import { useTableExtras } from '../extras.ts'
import { useFitting } from './useFitting.ts'
import './TopBar.css'

const GameMenu = later(async () => (await import('./GameMenu.tsx')).GameMenu)

export interface TopBarProps {
  readonly id: string
  readonly isPhone: boolean
  /** The log has a column of its own. */
  readonly hasLog: boolean
}

export function TopBar({ id, isPhone, hasLog }: TopBarProps) {
  const { t } = useLingui()
  const table = useTable()
  const extras = useTableExtras()
  const [isMenuOpen, openMenu] = useState(false)
  const isWatching = useIsWatching()
  const sitting = useSitting()
  const { drawer, open } = useDrawers()
  const canUndo = sitting !== null && (sitting.choices.length > 0 || sitting.draft.length > 0)
  const canRedo = sitting !== null && sitting.undone.length > 0
  const bar = useRef<HTMLElement>(null)
  useFitting(bar)
  const toggle = (next: Drawer): void => open(drawer?.type === next.type ? null : next)
  return (
    <header ref={bar} className="bar">
      {!isPhone && (
        <a className="bar-name" href="#/">
          Ironbridge
        </a>
      )}
      <Now isPhone={isPhone} />
      <nav aria-label={t`Table`}>
        {!isWatching && (
          <BarButton icon="undo" label={t`Undo`} isOff={!canUndo} onPress={() => table.undo()} />
        )}
        {!isWatching && !isPhone && (
          <BarButton icon="redo" label={t`Redo`} isOff={!canRedo} onPress={() => table.redo()} />
        )}
        <ShowMenu />
        {isPhone && <MatButton />}
        {!isPhone && !hasLog && (
          <BarButton
            icon="log"
            label={t`Log`}
            isOn={drawer?.type === 'log'}
            onPress={() => toggle({ type: 'log' })}
          />
        )}
        {extras && !hasLog && (
          <BarButton
            icon="people"
            label={t`Chat`}
            isOn={drawer?.type === 'talk'}
            onPress={() => toggle({ type: 'talk' })}
          >
            <extras.TalkMark />
          </BarButton>
        )}
        {!isPhone && (
          <BarButton
            icon="rules"
            label={t`Rules`}
            isOn={drawer?.type === 'rules'}
            onPress={() => toggle({ type: 'rules', statement: null })}
          />
        )}
        <BarButton icon="menu" label={t`Menu`} onPress={() => openMenu(true)} />
      </nav>
      {isMenuOpen && extras && <extras.Menu onClose={() => openMenu(false)} />}
      <Suspense>{isMenuOpen && !extras && <GameMenu id={id} onClose={() => openMenu(false)} />}</Suspense>
    </header>
  )
}

/** Which game it is, and how far. */
function Now({ isPhone }: { isPhone: boolean }) {
  const { i18n } = useLingui()
  const state = useShownState()
  const { edition, seats } = rulesOf(state)
  const { round } = state
  const rounds = edition.rounds[seats] ?? 0
  const cards = state.deck.length
  const era = isPhone ? eraThatBreaks(i18n, state.era) : eraName(i18n, state.era)
  const name = editionName(i18n, edition.id)
  const variants = state.setup.variants.map((variant) => variantTitle(i18n, variant))
  return (
    <>
      <h1 className="bar-edition">
        <b>{name}</b>
        {variants.length > 0 && <span>, {variants.join(', ')}</span>}
      </h1>
      <span className="bar-time">
        {!isPhone && <Icon name={state.era === 'canal' ? 'canal' : 'rail'} size={22} />}
        {isPhone ? (
          <>
            <b>
              <Trans>
                {era} {round}/{rounds}
              </Trans>
            </b>
            <small>
              <Trans>deck {cards}</Trans>
            </small>
          </>
        ) : (
          <span>
            <Trans>
              {era} · round {round} of {rounds} · deck {cards}
            </Trans>
          </span>
        )}
      </span>
    </>
  )
}

function MatButton() {
  const { t } = useLingui()
  const { drawer, open } = useDrawers()
  const seat = useOwnSeat()
  return (
    <BarButton
      icon="mat"
      label={t`Mat`}
      isOn={drawer?.type === 'mat'}
      onPress={() => open(drawer?.type === 'mat' ? null : { type: 'mat', seat })}
    />
  )
}

interface BarButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly children?: ReactNode
}

function BarButton({ icon, label, isOn, isOff = false, onPress, children }: BarButtonProps) {
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
      {children}
    </button>
  )
}
