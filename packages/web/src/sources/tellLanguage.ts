// The server writes notices in the language of the page that was last used.

import { i18n } from '@lingui/core'
import { isLanguage } from '../kit/languages.ts'
import { call } from './api.ts'
import { useServer } from './theServer.ts'

/** From now on, whoever we are and whatever the page speaks. */
export function keepTellingLanguage(): void {
  useServer.subscribe(({ me }, before) => {
    if (me !== before.me) void tell()
  })
  i18n.on('change', () => void tell())
}

async function tell(): Promise<void> {
  const { me } = useServer.getState()
  const { locale } = i18n
  if (me === null || me.language === locale || !isLanguage(locale)) return
  const { value } = await call('PATCH /api/me', { body: { language: locale } })
  // By now it may be somebody else's.
  if (value !== null && useServer.getState().me?.id === value.id) useServer.setState({ me: value })
}
