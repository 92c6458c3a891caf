// One chair before the game: who sits there, and what can be done about it.

import { SeatMark } from '@ironbridge/board'
import { ladder } from '@ironbridge/bots/ladder'
import type { OwnProgram, SeatInfo } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '../../kit/Select.tsx'
import { useServer } from '../../sources/theServer.ts'
import { botName, colourName } from '../../words/index.ts'
import type { Doing } from '../Doing.tsx'
import { SeatName } from '../SeatName.tsx'
import { Presence } from '../table/Presence.tsx'
import { useOnline } from './context.ts'
import { seatsOf } from './seats.ts'
import './Chair.css'

interface ChairProps {
  readonly seat: SeatInfo
  readonly at: number
  /** Whether we made the table. */
  readonly isHost: boolean
  /** Whether whoever made it sits here. */
  readonly isHostSeat: boolean
  /** Whether we sit somewhere. */
  readonly isSeated: boolean
  /** What we may seat here. */
  readonly programs: readonly OwnProgram[]
  readonly doing: Doing
  readonly onStand: () => void
}

export function Chair({ seat, at, isHost, isHostSeat, isSeated, programs, doing, onStand }: ChairProps) {
  const { t, i18n } = useLingui()
  const game = useOnline()
  const me = useServer((server) => server.me)
  const seats = seatsOf(game)
  const isMine = seat.kind === 'person' && me !== null && seat.user === me.id
  const isForMe = seat.kind === 'open' && (seat.user === null || seat.user === me?.id)
  const owner = seat.owner?.name
  const roles = [
    isMine && t`You`,
    owner !== undefined && t`Program of ${owner}`,
    isHostSeat && t`made the table`,
  ].filter((role) => role !== false)
  const stand = (): void => {
    if (isMine) onStand()
    void doing.run(() => seats.stand(at))
  }
  return (
    <li className="room-seat" aria-label={colourName(i18n, at)}>
      <SeatMark seat={at} size={28} />
      <span className="room-who">
        <b>
          <SeatName seat={seat} at={at} />
        </b>
        {roles.length > 0 && <span className="soft room-role">{roles.join(' · ')}</span>}
        {seat.kind === 'person' && <Presence user={seat.user} />}
      </span>
      <span className="room-tools">
        {isForMe && me !== null && !isSeated && (
          <button
            type="button"
            className="button primary"
            onClick={() => void doing.run(() => seats.sit(at))}
          >
            <Trans>Sit down</Trans>
          </button>
        )}
        {isHost && seat.kind !== 'person' && (
          <BotChoice seat={seat} at={at} programs={programs} doing={doing} />
        )}
        {isMine && (
          <button type="button" className="quiet" onClick={stand}>
            <Trans>Stand up</Trans>
          </button>
        )}
        {isHost && seat.kind === 'person' && !isMine && (
          <button type="button" className="quiet" onClick={stand}>
            <Trans>Free the seat</Trans>
          </button>
        )}
      </span>
    </li>
  )
}

function BotChoice({ seat, at, programs, doing }: Pick<ChairProps, 'seat' | 'at' | 'programs' | 'doing'>) {
  const { t, i18n } = useLingui()
  const game = useOnline()
  const colour = colourName(i18n, at)
  const choose = (id: string) =>
    programs.some((program) => program.id === id)
      ? seatsOf(game).setProgram(at, id)
      : seatsOf(game).setBot(at, id === '' ? null : id)
  return (
    <Select
      label={t`Who sits at ${colour}`}
      choices={[
        ['', t`For somebody`],
        ...ladder.map((id) => [id, `${t`Bot`} · ${botName(i18n, id)}`] as const),
        ...programs.map(({ id, name }) => [id, t`Your program · ${name}`] as const),
      ]}
      chosen={seat.bot ?? ''}
      onChoose={(id) => void doing.run(() => choose(id))}
    />
  )
}
