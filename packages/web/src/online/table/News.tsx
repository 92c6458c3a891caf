// What happened beside the moves: moves taken back or not, and who came and went.

import type { News } from '@ironbridge/client'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { handoverOf } from '../../sources/online/sitters.ts'
import { botCalled, handoverSentence } from '../../words/index.ts'
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

function newsSentence(i18n: I18n, news: Exclude<News, { type: 'undone' }>): string {
  if (news.type === 'seat') return handoverSentence(i18n, handoverOf(news))
  const name = news.by.program ? botCalled(i18n, news.by.name) : news.by.name
  return news.type === 'kept'
    ? i18n._(msg`${name} did not agree: the moves stand.`)
    : i18n._(msg`${name} asks no longer: the moves stand.`)
}
