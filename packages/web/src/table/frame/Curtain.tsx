// Between players around one screen: nobody sees a hand until its owner says so. What lies open can be seen meanwhile.

import { Icon, SeatMark } from '@ironbridge/board'
import { incomeLevel, rulesOf, type Seat } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { Scene } from '../../kit/scene/Scene.tsx'
import { deedsIn, eraName, money, plain, signed } from '../../words/index.ts'
import { useLastPly, useNames, usePlies, useShownPly, useShownState, useTable } from '../context.ts'
import './Curtain.css'

export function Curtain({ seat }: { seat: Seat }) {
  const table = useTable()
  const name = useNames()[seat]
  const isFirst = useLastPly() === 0
  return (
    <main className="curtain">
      <Scene />
      <div className="curtain-sheet">
        <h1>
          <SeatMark seat={seat} size={40} />
          {isFirst ? <Trans>{name} begins</Trans> : <Trans>{name} is next</Trans>}
        </h1>
        <p>
          {isFirst ? (
            <Trans>The hand is shown when {name} is ready.</Trans>
          ) : (
            <Trans>Hand over the screen. The hand is shown when {name} is ready.</Trans>
          )}
        </p>
        {/* The only thing to do on this screen. */}
        <button type="button" className="button primary" autoFocus onClick={() => table.liftCurtain()}>
          <Trans>I am {name}</Trans>
        </button>
        {!isFirst && <Meanwhile seat={seat} />}
      </div>
    </main>
  )
}

/** What everybody may see: the players in order, and what they did since this one played. */
function Meanwhile({ seat }: { seat: Seat }) {
  const { t, i18n } = useLingui()
  const names = useNames()
  const state = useShownState()
  const plies = usePlies().slice(0, useShownPly())
  const since = plies.slice(plies.findLastIndex((ply) => ply.seat === seat) + 1)
  const rules = rulesOf(state)
  const era = eraName(i18n, state.era)
  const { round } = state
  return (
    <section aria-label={t`The table`}>
      <h2>
        <Trans>
          {era}, round {round}
        </Trans>
      </h2>
      <ol className="curtain-players">
        {state.turnOrder.map((other) => {
          const player = state.players[other]
          const deeds = since.flatMap((ply) =>
            ply.seat === other ? deedsIn(i18n, rules, ply.events, names) : [],
          )
          return (
            <li key={other}>
              <SeatMark seat={other} size={20} />
              <b>{names[other]}</b>
              <span>{money(player?.money ?? 0)}</span>
              <span title={t`Income level`}>
                <Icon name="income" size={15} /> {signed(incomeLevel(rules, player?.incomeSpace ?? 0))}
              </span>
              <span title={t`Victory points`}>
                <Icon name="vp" size={15} /> {plain(player?.vp ?? 0)}
              </span>
              {deeds.length > 0 && <small>{deeds.join(' · ')}</small>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
