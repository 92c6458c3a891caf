// Which chairs are free for people, and which are a bot's.

import { SeatMark } from '@ironbridge/board'
import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePlan } from '../../setup/usePlan.ts'
import { botSentence, colourName, seatNames } from '../../words/index.ts'
import { LevelChoice } from './LevelChoice.tsx'
import { Radios } from './Radios.tsx'
import { type ChairPlan, changeTablePlan, useTablePlan } from './tablePlan.ts'

export function ChairsChoice({ me }: { readonly me: Profile }) {
  const players = usePlan((plan) => plan.players)
  const chairs = useTablePlan((plan) => plan.chairs)
  return (
    <ol className="seats">
      <li className="seat">
        <SeatMark seat={0} size={26} />
        <b>{me.name}</b>
        <p className="seat-words soft">
          <Trans>That is you.</Trans>
        </p>
      </li>
      {chairs.slice(0, players - 1).map((chair, place) => (
        <Chair key={seatNames[place + 1]} chair={chair} seat={place + 1} />
      ))}
    </ol>
  )
}

function Chair({ chair, seat }: { readonly chair: ChairPlan; readonly seat: number }) {
  const { t, i18n } = useLingui()
  const chairs = useTablePlan((plan) => plan.chairs)
  const colour = colourName(i18n, seat)
  const name = seatNames[seat] ?? ''
  const change = (part: Partial<ChairPlan>): void =>
    changeTablePlan({ chairs: chairs.with(seat - 1, { ...chair, ...part }) })
  return (
    <li className="seat" aria-label={colour}>
      <SeatMark seat={seat} size={26} />
      <Radios
        label={t`Who sits at ${colour}`}
        choices={[
          ['open', <Trans key="open">Somebody</Trans>],
          ['bot', <Trans key="bot">Bot</Trans>],
        ]}
        chosen={chair.kind}
        onChoose={(kind) => change({ kind })}
      />
      {chair.kind === 'bot' ? (
        <>
          <LevelChoice label={t`Strength of ${name}`} bot={chair.bot} onChange={(bot) => change({ bot })} />
          <p className="seat-words soft">{botSentence(i18n, chair.bot)}</p>
        </>
      ) : (
        <p className="seat-words soft">
          <Trans>Free for whoever comes by the link.</Trans>
        </p>
      )}
    </li>
  )
}
