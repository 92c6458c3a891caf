// How many lines of the talk are new.

import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useOnline, useOnlineState } from '../room/context.ts'
import { markRead, useUnread } from './useRead.ts'
import './TalkMark.css'

export function TalkMark() {
  const { t } = useLingui()
  const game = useOnline()
  const chat = useOnlineState((state) => state.chat)
  const user = useOnlineState((state) => state.user)
  const unread = useUnread(game.id, chat, user)
  useEffect(() => markRead(game.id, game.getState().chat), [game])
  if (unread === 0) return null
  return (
    <b className="talk-mark" role="img" aria-label={t`${unread} new`}>
      {unread}
    </b>
  )
}
