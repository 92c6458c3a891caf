// Under the ranking of an online game: whether it was fair, another game of the same people, and what to keep.

import { Icon } from '@ironbridge/board'
import type { SeedVerdict } from '@ironbridge/client'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { EndButtons, PlayAgain } from '../../table/scores/EndButtons.tsx'
import { Trouble, useDoing } from '../Doing.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import { seatsOf } from '../room/seats.ts'
import { tablePath } from '../tableLinks.ts'
import { SaveGame } from './SaveGame.tsx'
import './OnlineEnd.css'

export function OnlineEnd({ onLook }: { readonly onLook: () => void }) {
  const game = useOnline()
  const [, go] = useLocation()
  const verdict = useOnlineState(({ opened }) => opened?.verdict ?? null)
  const seat = useOnlineState(({ followed }) => followed?.seat ?? null)
  const rematch = useOnlineState((state) => state.table?.rematch ?? null)
  const doing = useDoing()
  const again = async (): Promise<void> => {
    const made = await doing.run(() => seatsOf(game).rematch())
    if (made) go(tablePath(made.value.id))
  }
  const next =
    rematch !== null ? (
      <a className="button primary" href={`#${tablePath(rematch)}`}>
        <Trans>To the next game</Trans>
      </a>
    ) : (
      seat !== null && <PlayAgain onPlay={again} />
    )
  return (
    <>
      <Fair verdict={verdict} />
      <EndButtons next={next} onLook={onLook}>
        <SaveGame />
      </EndButtons>
      <Trouble doing={doing} />
    </>
  )
}

function Fair({ verdict }: { readonly verdict: SeedVerdict | null }) {
  if (verdict === null) return null
  if (verdict === 'verified')
    return (
      <p className="fair" role="status">
        <Icon name="lock" size={16} />
        <Trans>Verified: the whole game follows from the seed promised at the start.</Trans>
      </p>
    )
  if (verdict === 'unshared')
    return (
      <p className="fair" role="status">
        <Trans>
          The whole game follows from the secret promised at the start, but the share of your page came too
          late.
        </Trans>
      </p>
    )
  return (
    <p className="refusal" role="alert">
      {verdict === 'other-seed' ? (
        <Trans>Not verified: the seed is not the one that was promised at the start.</Trans>
      ) : (
        <Trans>Not verified: played again from its seed, the game goes otherwise.</Trans>
      )}
    </p>
  )
}
