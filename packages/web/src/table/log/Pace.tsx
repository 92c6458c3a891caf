// How fast moves follow each other: the setting, at hand where it is felt.

import { Trans, useLingui } from '@lingui/react/macro'
import { change, choices, type Settings, useSettings } from '../../kit/settings.ts'
import './Pace.css'

type Speed = Settings['speed']

export function PaceName() {
  switch (useSettings((settings) => settings.speed)) {
    case 'calm':
      return <Trans>Calm</Trans>
    case 'brisk':
      return <Trans>Brisk</Trans>
    case 'instant':
      return <Trans>Instant</Trans>
  }
}

/** One pace slower or faster, as words or as signs. At either end a button stays, and does nothing. */
export function PaceButtons({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useLingui()
  const speed = useSettings((settings) => settings.speed)
  const at = choices.speed.indexOf(speed)
  const button = (to: Speed | undefined, label: string, sign: string) => (
    <button
      type="button"
      className={isSmall ? 'pace-step' : 'button'}
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && change({ speed: to })}
    >
      {isSmall ? sign : label}
    </button>
  )
  const slower = button(choices.speed[at - 1], t`Slower`, '−')
  const faster = button(choices.speed[at + 1], t`Faster`, '+')
  if (!isSmall)
    return (
      <>
        {slower}
        {faster}
      </>
    )
  return (
    <span className="pace" role="group" aria-label={t`Pace`}>
      {slower}
      <span className="pace-name">
        <PaceName />
      </span>
      {faster}
    </span>
  )
}
