// Ceremonies of a game, on a plate over the board: a round ends, an era ends, the game ends, the sound is switched. It blocks nothing,
// and any touch ends it.

import { Icon, SeatMark } from '@ironbridge/board'
import type { GameEvent } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Settings, useSettings } from '../../kit/settings.ts'
import type { TreeNode } from '../../play/tree.ts'
import { eraName, money } from '../../words/index.ts'
import { SPEED } from '../board/useMotion.ts'
import { useNames, useScoredMove, useTableState } from '../context.ts'
import './Ceremony.css'

/** Milliseconds. */
const ROUND = 1000

/** The log tells the same to whoever does not see it. */
export function Ceremony() {
  const isCounting = useTableState(({ counted }) => counted === 0)
  const scored = useScoredMove()
  const round = useRoundEnd()
  const sound = useSwitchedSound()
  const speed = useSettings((settings) => settings.speed)
  if (sound !== null) return <SoundCeremony sound={sound} />
  if (speed === 'instant') return null
  if (isCounting && scored !== null) return <EndCeremony events={scored.events} />
  return round === null ? null : <RoundCeremony node={round} />
}

const Plate = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <div className={`ceremony ${className}`} aria-hidden="true">
    {children}
  </div>
)

function SoundCeremony({ sound }: { readonly sound: Settings['sound'] }) {
  return (
    <p className="ceremony" role="status">
      <Icon name={sound === 'off' ? 'soundOff' : 'sound'} size={20} />
      {sound === 'off' ? <Trans>Sound off</Trans> : <Trans>Sound on</Trans>}
    </p>
  )
}

/** Before the first point is counted. */
function EndCeremony({ events }: { readonly events: readonly GameEvent[] }) {
  const isEra = events.some(({ type }) => type === 'era')
  return (
    <Plate className="great">
      <strong>{isEra ? <Trans>The canal era ends</Trans> : <Trans>The game ends</Trans>}</strong>
      <span>
        <Trans>Links and tiles are counted, one by one.</Trans>
      </span>
    </Plate>
  )
}

/** Who begins, who follows, and what everybody was paid. */
function RoundCeremony({ node: { state, played } }: { readonly node: TreeNode }) {
  const { i18n } = useLingui()
  const names = useNames()
  const era = eraName(i18n, state.era)
  const { round } = state
  const paid = (seat: number): number =>
    (played?.events ?? []).reduce(
      (sum, event) => (event.type === 'income' && event.seat === seat ? sum + event.amount : sum),
      0,
    )
  return (
    <Plate className="round">
      <strong>
        <Trans>
          {era}, round {round}
        </Trans>
      </strong>
      <ol>
        {state.turnOrder.map((seat) => {
          const amount = paid(seat)
          return (
            <li key={seat}>
              <SeatMark seat={seat} size={20} />
              <b>{names[seat]}</b>
              {amount !== 0 && (
                <span className={amount < 0 ? 'minus' : undefined}>
                  <Icon name="money" size={15} />
                  {amount < 0 ? money(amount) : `+${money(amount)}`}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </Plate>
  )
}

/** The move that ended a round, for a moment after it came; nothing while one looks about. */
function useRoundEnd(): TreeNode | null {
  const cursor = useTableState((state) => state.cursor)
  const follows = useTableState((state) => state.follows)
  const speed = useSettings((settings) => settings.speed)
  const was = useRef(cursor)
  const [shown, setShown] = useState<TreeNode | null>(null)
  useEffect(() => {
    const isNew = cursor.ply > was.current.ply && follows
    was.current = cursor
    if (!isNew || speed === 'instant' || !endsRound(cursor)) return
    const end = (): void => setShown(null)
    setShown(cursor)
    const timer = setTimeout(end, ROUND / SPEED[speed])
    for (const touch of TOUCHES) addEventListener(touch, end)
    return () => {
      end()
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, end)
    }
  }, [cursor, follows, speed])
  return shown
}

/** For a moment after it was switched; a key gives no other sign. */
function useSwitchedSound(): Settings['sound'] | null {
  const sound = useSettings((settings) => settings.sound)
  const was = useRef(sound)
  const [shown, setShown] = useState<Settings['sound'] | null>(null)
  useEffect(() => {
    if (was.current === sound) return
    was.current = sound
    setShown(sound)
    const timer = setTimeout(() => setShown(null), ROUND)
    return () => clearTimeout(timer)
  }, [sound])
  return shown
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

const endsRound = ({ played }: TreeNode): boolean => {
  const has = (type: GameEvent['type']): boolean =>
    played?.events.some((event) => event.type === type) ?? false
  return has('round') && !has('era')
}
