// Push messages for this browser, through the service worker that also keeps the page.

import { type Answer, call } from '../api.ts'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks the person first. */
export async function subscribeToPush(): Promise<Answer<unknown>> {
  if ((await Notification.requestPermission()) !== 'granted') return REFUSED
  const key = await call<{ key: string }>('GET', 'api/push/key')
  if (key.problem !== null) return key
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    })
    const { endpoint, keys } = subscription.toJSON()
    return await call('POST', 'api/me/hooks', { kind: 'push', subscription: { endpoint, keys } })
  } catch {
    return NO_SERVICE
  }
}

const REFUSED: Answer<never> = {
  value: null,
  problem: { code: 'forbidden', message: 'This browser does not allow notices of this page.' },
}
const NO_SERVICE: Answer<never> = {
  value: null,
  problem: { code: 'unavailable', message: 'This browser reaches no push service.' },
}
