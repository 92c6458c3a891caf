// Somebody would like to take moves back: the others agree, or one of them does not.

import { Trans, useLingui } from '@lingui/react/macro'
import { Trouble, useDoing } from '../Doing.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import { nameInFull } from '../words.ts'
import { MoveLines } from './MoveLines.tsx'

export function UndoRequest() {
  const { i18n } = useLingui()
  const { id, connection } = useOnline()
  const request = useOnlineState(({ followed }) => followed?.undoRequest ?? null)
  const seat = useOnlineState(({ followed }) => followed?.seat ?? null)
  const sitter = useOnlineState(({ followed }) => request && followed?.seats[request.seat])
  const plies = useOnlineState(({ followed }) => followed?.plies) ?? []
  const doing = useDoing()
  if (request === null || !sitter) return null
  const name = nameInFull(i18n, sitter, request.seat)
  const answer = (yes: boolean): void =>
    void doing.run(async () => {
      const reply = await connection.ask({ type: 'consent', game: id, ask: request.seq, yes })
      return { value: null, problem: reply.type === 'done' ? null : reply.error } as const
    })
  if (request.seat === seat)
    return (
      <div className="online-line">
        <p role="status">
          <Trans>You have asked to take moves back. The others are asked.</Trans>
        </p>
        <button type="button" className="button" onClick={() => answer(false)}>
          <Trans>Ask no longer</Trans>
        </button>
        <Trouble doing={doing} />
      </div>
    )
  if (seat === null || request.agreed.includes(seat))
    return (
      <p className="online-line" role="status">
        <Trans>{name} would like to take moves back. The others are asked.</Trans>
      </p>
    )
  return (
    <div className="online-line asking" role="group" aria-label={name}>
      <p role="alert">
        <Trans>{name} asks to take back:</Trans>
      </p>
      <MoveLines plies={plies.slice(request.ply)} />
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => answer(true)}>
          <Trans>Agree</Trans>
        </button>
        <button type="button" className="button" onClick={() => answer(false)}>
          <Trans>No</Trans>
        </button>
      </div>
      <Trouble doing={doing} />
    </div>
  )
}
