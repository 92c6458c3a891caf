// How many play, and who: a person with a name, or a bot of some strength.

import { SeatMark } from '@ironbridge/board'
import { ladder } from '@ironbridge/bots/ladder'
import { editionNamed } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '../kit/Select.tsx'
import { useServer } from '../sources/theServer.ts'
import { botName, botSentence, colourName, editionName, oneOf, seatNames } from '../words/index.ts'
import { LONGEST_NAME, type SeatPlan, withPlayers, withSeat, yourSeat } from './plan.ts'
import { changePlan, usePlan } from './usePlan.ts'
import { MapChoice } from './VariantsChoice.tsx'
import './SeatsChoice.css'

const COUNTS = [2, 3, 4]

export function SeatsChoice() {
  const plan = usePlan()
  return (
    <fieldset>
      <legend>
        <Trans>Players</Trans>
      </legend>
      <PlayersChoice />
      <MapChoice />
      <ol className="seats">
        {plan.seats.slice(0, plan.players).map((seat, at) => (
          <SeatRow key={seatNames[at]} seat={seat} at={at} />
        ))}
      </ol>
    </fieldset>
  )
}

export function PlayersChoice() {
  const { i18n, t } = useLingui()
  const edition = usePlan((plan) => plan.edition)
  const players = usePlan((plan) => plan.players)
  const possible = editionNamed(edition)?.seats ?? []
  const name = editionName(i18n, edition)
  const counts = oneOf(i18n, possible.map(String))
  return (
    <div className="players-choice">
      <div className="choices" role="radiogroup" aria-label={t`Number of players`}>
        {COUNTS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="players"
              checked={count === players}
              disabled={!possible.includes(count)}
              onChange={() => changePlan((plan) => withPlayers(plan, count))}
            />
            {count}
          </label>
        ))}
      </div>
      {possible.length < COUNTS.length && (
        <span className="soft">
          <Trans>
            {name} is for {counts} players.
          </Trans>
        </span>
      )}
    </div>
  )
}

interface SeatRowProps {
  readonly seat: SeatPlan
  readonly at: number
}

function SeatRow({ seat, at }: SeatRowProps) {
  const { i18n, t } = useLingui()
  const colour = colourName(i18n, at)
  const isBot = seat.kind === 'bot'
  const isFirst = usePlan(({ seats }) => yourSeat(seats)) === at
  const you = useServer(({ me }) => me?.name)
  const change = (part: Partial<SeatPlan>): void => changePlan((plan) => withSeat(plan, at, part))
  return (
    <li className="seat" aria-label={colour}>
      <SeatMark seat={at} size={26} />
      <div className="choices" role="radiogroup" aria-label={t`Who sits at ${colour}`}>
        <label>
          <input
            type="radio"
            name={`kind-${at}`}
            checked={!isBot}
            onChange={() => change({ kind: 'person' })}
          />
          <Trans>Person</Trans>
        </label>
        <label>
          <input type="radio" name={`kind-${at}`} checked={isBot} onChange={() => change({ kind: 'bot' })} />
          <Trans>Bot</Trans>
        </label>
      </div>
      {isBot ? (
        <BotChoice bot={seat.bot} at={at} onChange={(bot) => change({ bot })} />
      ) : (
        <>
          <input
            className="field"
            aria-label={t`Name of ${colour}`}
            placeholder={(isFirst ? you : undefined) ?? seatNames[at]}
            value={seat.name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ name: target.value })}
          />
          <p className="seat-words soft">
            {!isFirst && <Trans>Plays at this screen too.</Trans>}
            {isFirst && you === undefined && <Trans>That is you: write your name.</Trans>}
            {isFirst && you !== undefined && <Trans>That is you.</Trans>}
          </p>
        </>
      )}
    </li>
  )
}

interface BotChoiceProps {
  readonly bot: string
  readonly at: number
  readonly onChange: (bot: string) => void
}

function BotChoice({ bot, at, onChange }: BotChoiceProps) {
  const { i18n, t } = useLingui()
  const name = seatNames[at] ?? ''
  const level = ladder.findIndex((id) => id === bot) + 1
  const levels = ladder.length
  return (
    <>
      <Select
        label={t`Strength of ${name}`}
        choices={ladder.map((id, index) => [id, `${name} · ${botName(i18n, id)} (${index + 1}/${levels})`])}
        chosen={bot}
        onChoose={onChange}
      />
      <p className="seat-words soft">
        <span className="strength" role="img" aria-label={t`Strength ${level} of ${levels}`}>
          {ladder.map((id, index) => (
            <i key={id} className={index < level ? 'full' : ''} />
          ))}
        </span>
        {botSentence(i18n, bot)}
      </p>
    </>
  )
}
