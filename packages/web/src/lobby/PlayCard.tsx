// The plan at a glance, and the one button that starts it.

import { Icon, SeatMark } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { sittersOf } from '../setup/plan.ts'
import { modeSentence } from '../setup/planWords.ts'
import { usePlan } from '../setup/usePlan.ts'
import type { KeptGame } from '../sources/kept.ts'
import { useServer } from '../sources/theServer.ts'
import type { Sitter } from '../words/index.ts'
import { botName, editionName, variantTitle } from '../words/index.ts'
import './PlayCard.css'

interface PlayCardProps {
  readonly onPlay: () => void
  readonly onOnline: () => void
  /** The latest game that is not over. */
  readonly unfinished: KeptGame | null
}

export function PlayCard({ onPlay, onOnline, unfinished }: PlayCardProps) {
  const { i18n } = useLingui()
  const plan = usePlan()
  const you = useServer(({ me }) => me?.name)
  const sitters = sittersOf(plan, you)
  const title = unfinished?.title ?? ''
  const isOurs = useServer((server) => server.isOurs)
  const people = sitters.filter(({ kind }) => kind === 'person').length
  return (
    <section className="play-card panel" aria-labelledby="play-title">
      {unfinished && (
        <a className="button primary go-on" href={`#/game/${unfinished.id}`}>
          <Icon name="play" size={22} />
          <span>
            <Trans>Go on: {title}</Trans>
          </span>
        </a>
      )}
      <h2 id="play-title">{editionName(i18n, plan.edition)}</h2>
      {plan.variants.length > 0 && (
        <p className="play-variants">{plan.variants.map((id) => variantTitle(i18n, id)).join(' · ')}</p>
      )}
      <ul className="play-seats">
        {sitters.map((sitter, seat) => (
          <li key={sitter.name + String(seat)}>
            <SeatMark seat={seat} size={20} />
            <b>{sitter.name}</b>
            <span className="soft">
              <SitterWords sitter={sitter} isYou={people === 1} />
            </span>
          </li>
        ))}
      </ul>
      <p>{modeSentence(i18n, sitters)}</p>
      <button
        type="button"
        className={unfinished ? 'button play-button' : 'button primary play-button'}
        onClick={onPlay}
      >
        <Icon name="play" size={22} />
        <Trans>Play</Trans>
      </button>
      {isOurs && (
        <button type="button" className="button" onClick={onOnline}>
          <Icon name="people" size={18} />
          <Trans>Play with others</Trans>
        </button>
      )}
    </section>
  )
}

function SitterWords({ sitter, isYou }: { readonly sitter: Sitter; readonly isYou: boolean }) {
  const { i18n } = useLingui()
  if (sitter.kind !== 'bot') return isYou ? <Trans>You</Trans> : <Trans>Person</Trans>
  const level = botName(i18n, sitter.bot)
  return <Trans>Bot · {level}</Trans>
}
