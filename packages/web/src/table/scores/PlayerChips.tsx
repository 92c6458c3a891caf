// The players of a phone: a chip each with money and points; a tap opens the whole table of them.

import { SeatMark, seatColour } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { BotMark } from '../../kit/BotMark.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { money, plain } from '../../words/index.ts'
import { useShownState } from '../context.ts'
import { useTableExtras } from '../extras.ts'
import { type Glance, glanceInFull } from './glance.ts'
import './PlayerChips.css'

export interface PlayerChipsProps {
  readonly players: readonly Glance[]
  /** The whole table, which may close itself. */
  readonly children: (close: () => void) => ReactNode
}

/** Letters of the figures in a chip that is as narrow as four are on most phones. */
const FEW = 7

export function PlayerChips({ players, children }: PlayerChipsProps) {
  const { t } = useLingui()
  const { over } = useShownState()
  const [isOpen, open] = useState(false)
  const figures = players.map((player) => figuresOf(player, over))
  const longest = Math.max(...figures.map((texts) => texts.join('').length))
  return (
    <>
      <ol className="chips" data-long={longest > FEW || undefined} aria-label={t`Players in turn order`}>
        {players.map((player, at) => (
          <li key={player.seat}>
            <Chip player={player} figures={figures[at] ?? []} onOpen={() => open(true)} />
          </li>
        ))}
      </ol>
      {isOpen && (
        <Dialog title={t`Players`} onClose={() => open(false)}>
          {children(() => open(false))}
        </Dialog>
      )}
    </>
  )
}

/** Money, points, and points if scored now while that may change. */
const figuresOf = (player: Glance, isOver: boolean): readonly string[] => [
  money(player.money),
  plain(player.vp),
  ...(isOver ? [] : [plain(player.scored)]),
]

interface ChipProps {
  readonly player: Glance
  readonly figures: readonly string[]
  readonly onOpen: () => void
}

function Chip({ player, figures: [has, vp, scored], onOpen }: ChipProps) {
  const { i18n } = useLingui()
  const extras = useTableExtras()
  const { seat, name, isTurn, program } = player
  return (
    <button
      type="button"
      className="chip"
      style={{ '--seat-colour': seatColour(seat) } as CSSProperties}
      aria-current={isTurn || undefined}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className="unseen">{glanceInFull(i18n, player)}</span>
      <span className="player-mark">
        <SeatMark seat={seat} size={14} />
        {extras && <extras.SeatPresence seat={seat} />}
      </span>
      <span className="chip-name" aria-hidden="true">
        {program && <BotMark owner={program.owner} />}
        {name}
      </span>
      {extras && <extras.SeatClock seat={seat} />}
      <b className="chip-money" aria-hidden="true">
        {has}
      </b>
      <span className="chip-vp" aria-hidden="true">
        {vp}
        {scored !== undefined && (
          <>
            <i>→</i>
            <em>{scored}</em>
          </>
        )}
      </span>
    </button>
  )
}
