// Whether somebody has the game open at this moment.

import { useLingui } from '@lingui/react/macro'
import { useOnlineState } from '../room/context.ts'
import './Presence.css'

export function Presence({ user }: { readonly user: string | null }) {
  const { t } = useLingui()
  const isPresent = useOnlineState(({ present }) => user !== null && present.includes(user))
  const words = isPresent ? t`is here` : t`is away`
  return (
    <span className={isPresent ? 'presence here' : 'presence'} role="img" aria-label={words} title={words} />
  )
}
