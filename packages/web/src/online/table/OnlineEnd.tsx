// Under the ranking of an online game: whether it was fair, another game of the same people, and what to keep.

import { Icon } from '@ironbridge/board'
import type { SeedVerdict } from '@ironbridge/client'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useTable } from '../../table/context.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import { seatsOf } from '../room/seats.ts'
import { tablePath } from '../tableLinks.ts'
import { SaveGame } from './SaveGame.tsx'
import './OnlineEnd.css'

export function OnlineEnd({ onLook }: { readonly onLook: () => void }) {
  const game = useOnline()
  const [, go] = useLocation()
  const table = useTable()
  const verdict = useOnlineState(({ opened }) => opened?.verdict ?? null)
  const seat = useOnlineState(({ followed }) => followed?.seat ?? null)
  const rematch = useOnlineState((state) => state.table?.rematch ?? null)
  const doing = useDoing()
  const again = async (): Promise<void> => {
    const made = await doing.run(() => seatsOf(game).rematch())
    if (made) go(tablePath(made.value.id))
  }
  const watch = (): void => {
    table.showPly(0)
    table.follow()
  }
  return (
    <>
      <Fair verdict={verdict} />
      <div className="buttons">
        {rematch !== null && (
          <a className="button primary" href={`#${tablePath(rematch)}`}>
            <Trans>To the next game</Trans>
          </a>
        )}
        {rematch === null && seat !== null && (
          <button type="button" className="button primary" onClick={() => void again()}>
            <Trans>Play again</Trans>
          </button>
        )}
        <button type="button" className="button" onClick={onLook}>
          <Trans>Look at the board</Trans>
        </button>
        <button type="button" className="button" onClick={watch}>
          <Trans>Watch it again</Trans>
        </button>
        <SaveGame />
        <a className="quiet" href="#/">
          <Trans>All games</Trans>
        </a>
      </div>
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
