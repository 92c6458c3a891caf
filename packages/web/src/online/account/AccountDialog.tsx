// The dialog about oneself: the name, ways back in, being told of turns, programs, muted people, and what is kept.

import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../kit/Dialog.tsx'
import { call } from '../../sources/api.ts'
import { refreshMe, useServer } from '../../sources/theServer.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { LONGEST_NAME } from '../tables/NameForm.tsx'
import { closeAccount, useAccountDialog } from './accountDialog.ts'
import { Goodbye } from './Goodbye.tsx'
import { Login } from './Login.tsx'
import { MutedPeople } from './MutedPeople.tsx'
import { Notices } from './Notices.tsx'
import { Part } from './Part.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Programs } from './Programs.tsx'
import { Recovery } from './Recovery.tsx'
import { SignIn } from './SignIn.tsx'
import { Vacation } from './Vacation.tsx'
import './AccountDialog.css'

export function AccountDialog() {
  const { t } = useLingui()
  const shown = useAccountDialog((dialog) => dialog.shown)
  const me = useServer((server) => server.me)
  if (shown === null) return null
  if (me === null || shown === 'sign-in')
    return (
      <Dialog title={t`Sign in`} onClose={closeAccount}>
        <SignIn onDone={closeAccount} />
      </Dialog>
    )
  return (
    <Dialog title={t`About you`} onClose={closeAccount}>
      <NameChange me={me} />
      {me.isModerator && (
        <a className="quiet" href="#/moderation" onClick={closeAccount}>
          <Trans>Moderation</Trans>
        </a>
      )}
      <Part title={<Trans>Coming back on another device</Trans>} isOpen={me.isGuest && !me.hasRecovery}>
        <Recovery me={me} />
        <Login me={me} />
        <Passkeys me={me} />
      </Part>
      <Part title={<Trans>Being told when it is your turn</Trans>}>
        <Notices me={me} />
      </Part>
      <Part title={<Trans>Vacation</Trans>}>
        <Vacation me={me} />
      </Part>
      <Part title={<Trans>Programs that play</Trans>}>
        <Programs me={me} />
      </Part>
      <MutedPeople />
      <Part title={<Trans>Signing out, and your data</Trans>}>
        <Goodbye me={me} />
      </Part>
    </Dialog>
  )
}

function NameChange({ me }: { readonly me: Profile }) {
  const { t } = useLingui()
  const [name, setName] = useState(me.name)
  const doing = useDoing()
  const change = async (): Promise<void> => {
    if (name.trim() === '' || name === me.name) return
    if (await doing.run(() => call('PATCH /api/me', { body: { name: name.trim() } }))) await refreshMe()
  }
  return (
    <form className="account-row" onSubmit={submits(change)}>
      <input
        className="field"
        aria-label={t`Your name`}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button" aria-disabled={name === me.name || doing.isBusy}>
        <Trans>Rename</Trans>
      </button>
      <Trouble doing={doing} />
    </form>
  )
}
