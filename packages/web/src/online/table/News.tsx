// What happened beside the moves: moves taken back or not, and who came and went.

import type { News } from '@ironbridge/client'
import type { SeatInfo } from '@ironbridge/protocol'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { botName } from '../../words/index.ts'
import { useOnlineState } from '../room/context.ts'
import { MoveLines } from './MoveLines.tsx'

export function NewsLine() {
  const { i18n } = useLingui()
  const news = useOnlineState(({ followed }) => followed?.news ?? null)
  return (
    <div role="status" className={news === null ? 'unseen' : 'online-line'}>
      {news?.type === 'undone' && (
        <>
          <p>
            <Trans>All agreed. Taken back:</Trans>
          </p>
          <MoveLines plies={news.plies} />
        </>
      )}
      {news !== null && news.type !== 'undone' && <p>{newsSentence(i18n, news)}</p>}
    </div>
  )
}

export function newsSentence(i18n: I18n, news: Exclude<News, { type: 'undone' }>): string {
  if (news.type === 'kept') return i18n._(msg`${news.by.name} did not agree: the moves stand.`)
  if (news.type === 'withdrawn') return i18n._(msg`${news.by.name} asks no longer: the moves stand.`)
  const { before, after, why } = news
  if (why === 'back') return i18n._(msg`${after.name} is back.`)
  if (why === 'sat') return i18n._(msg`${after.name} has sat down and plays on.`)
  const gone = before.name
  const went =
    why === 'timeout' ? i18n._(msg`The time of ${gone} has run out.`) : i18n._(msg`${gone} has left.`)
  return `${went} ${afterwards(i18n, after)}`
}

function afterwards(i18n: I18n, { kind, bot }: SeatInfo): string {
  if (kind === 'open') return i18n._(msg`The seat is free for somebody else.`)
  if (kind !== 'bot' || bot === null) return i18n._(msg`Their turns are passed.`)
  const level = botName(i18n, bot)
  return i18n._(msg`A bot plays on: ${level}.`)
}
