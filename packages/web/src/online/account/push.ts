// Push messages for this browser, through the service worker that also keeps the page.

import { msg } from '@lingui/core/macro'
import { call, ownProblem, type ServerAnswer } from '../../sources/api.ts'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks the person first. */
export async function subscribeToPush(): Promise<ServerAnswer<unknown>> {
  if ((await Notification.requestPermission()) !== 'granted')
    return ownProblem(msg`This browser does not allow notices of this page. Allow them in its settings.`)
  const key = await call('GET /api/push/key')
  if (key.problem !== null) return key
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    })
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
    return await call('POST /api/me/hooks', {
      body: { kind: 'push', subscription: { endpoint, keys: { p256dh, auth } } },
    })
  } catch {
    return ownProblem(msg`This browser reaches no push service. Be told another way.`)
  }
}
