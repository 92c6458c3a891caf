// The page: which screen an address shows, and the dialogs every screen can open.

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { closeDialogs, openKeys, useDialogs } from '../kit/dialogs.ts'
import { isForScreen } from '../kit/keys.ts'
import { later } from '../kit/later.tsx'
import { useLook } from '../kit/look.ts'
import { Lobby } from '../lobby/Lobby.tsx'
import { useAccountDialog } from '../online/account/accountDialog.ts'
import { goToOnlineLobby, OnlineLobby } from '../online/tables/OnlineLobby.tsx'
import { useOwnTables } from '../online/tables/useOwnTables.ts'
import type { RulesPageProps } from '../rules/RulesPage.tsx'
import { usePlan } from '../setup/usePlan.ts'
import { useServer } from '../sources/theServer.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const TableScreen = later(async () => (await import('../table/TableScreen.tsx')).TableScreen)
const OnlineScreen = later(async () => (await import('../online/room/OnlineScreen.tsx')).OnlineScreen)
const NewTableScreen = later(async () => (await import('../online/tables/NewTableScreen.tsx')).NewTableScreen)
const RecoverScreen = lazy(async () => ({
  default: (await import('../online/account/RecoverScreen.tsx')).RecoverScreen,
}))
const ModerationScreen = lazy(async () => ({
  default: (await import('../online/moderation/ModerationScreen.tsx')).ModerationScreen,
}))
const BannedDialog = lazy(async () => ({
  default: (await import('../online/report/BannedDialog.tsx')).BannedDialog,
}))
const AccountDialog = later(async () => (await import('../online/account/AccountDialog.tsx')).AccountDialog)
const RulesPage = later(async () => (await import('../rules/RulesPage.tsx')).RulesPage)
const SettingsDialog = later(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)
const KeysDialog = later(async () => (await import('./KeysDialog.tsx')).KeysDialog)
const SharedScreen = later(async () => (await import('../lobby/SharedScreen.tsx')).SharedScreen)
const NotHere = later(async () => (await import('./NotHere.tsx')).NotHere)

export function App() {
  useLook()
  useKeysKey()
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <Router hook={useHashLocation}>
          <Suspense>
            <Screens />
          </Suspense>
        </Router>
        <Suspense>
          <Dialogs />
        </Suspense>
      </ErrorBoundary>
    </I18nProvider>
  )
}

function Screens() {
  useTop()
  return (
    <Switch>
      <Route path="/">
        <FirstScreen />
      </Route>
      <Route path="/game/:id/:moment?">
        {({ id, moment }) =>
          moment === undefined ? <TableScreen id={id} /> : <TableScreen id={id} moment={moment} />
        }
      </Route>
      <Route path="/online/new">
        <NewTableScreen />
      </Route>
      <Route path="/online/:id/:invitation?">
        {({ id, invitation }) => <OnlineScreen key={id} id={id} invitation={invitation} />}
      </Route>
      <Route path="/moderation">
        <ModerationScreen />
      </Route>
      <Route path="/recover/:recoveryKey">
        {({ recoveryKey }) => <RecoverScreen recoveryKey={recoveryKey} />}
      </Route>
      <Route path="/rules/:edition?/:section?">
        {({ edition, section }) => <Rules edition={edition ?? null} section={section ?? null} />}
      </Route>
      <Route path="/shared/:code/:moment?">
        {({ code, moment }) => <SharedScreen code={code} moment={moment ?? '0'} />}
      </Route>
      <Route>
        <NotHere />
      </Route>
    </Switch>
  )
}

function Rules({ edition, section }: Pick<RulesPageProps, 'edition' | 'section'>) {
  const planned = usePlan((plan) => plan.edition)
  return <RulesPage edition={edition} section={section} planned={planned} />
}

function FirstScreen() {
  const own = useOwnTables()
  return (
    <Lobby
      onlineLobby={<OnlineLobby own={own} />}
      isOnlineFirst={own.areUnderWay}
      waiting={own.waiting}
      onOnline={goToOnlineLobby}
    />
  )
}

/** Another screen begins at its top; sections of one page are found by the page. */
function useTop(): void {
  const [path] = useHashLocation()
  const screen = path.split('/').slice(0, 3).join('/')
  useLayoutEffect(() => {
    // Not returned: newer browsers answer with a promise.
    scrollTo(0, 0)
  }, [screen])
}

function Dialogs() {
  const shown = useDialogs((dialogs) => dialogs.shown)
  const keys = useDialogs((dialogs) => dialogs.keys)
  const isAccountOpen = useAccountDialog((dialog) => dialog.shown !== null)
  const ban = useServer(({ me }) => me?.ban ?? null)
  /** Until when the ban holds that was told. */
  const [told, setTold] = useState<number | null>()
  if (ban !== null && ban.until !== told) return <BannedDialog ban={ban} onClose={() => setTold(ban.until)} />
  if (isAccountOpen) return <AccountDialog />
  if (shown === 'settings') return <SettingsDialog onClose={closeDialogs} />
  return shown === 'keys' ? <KeysDialog keys={keys} onClose={closeDialogs} /> : null
}

/** "?" lists the keys wherever there are any. */
function useKeysKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key === '?' && isForScreen(event) && useDialogs.getState().keys.length > 0) openKeys()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
