// What the server pushes to a browser that is not looking.

import { browserArgs, windowedBrowserPath } from '../measure/browser.ts'
import { expect, test } from './online.ts'
import { whenKept } from './worker.ts'

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: windowedBrowserPath(), args: browserArgs },
})

test('what the server pushes is shown, by the worker that keeps the page', async ({ online }) => {
  const ada = await online.join('Ada')
  const context = ada.context()
  await context.grantPermissions(['notifications'], { origin: online.server.address })
  await whenKept(ada)
  const devtools = await context.newCDPSession(ada)
  const registration = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  // Whoever asks for notices while one is being shown makes the browser forget it.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    const { registration: own } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const show = own.showNotification.bind(own)
    const shown = new Promise((resolve) => {
      own.showNotification = async (...notice) => {
        await show(...notice)
        resolve(null)
      }
    })
    Object.assign(globalThis, { shown })
  })
  const game = { id: 'abcdefgh1234', title: 'Tea', edition: 'birmingham' }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: online.server.address,
    registrationId: await registration,
    data: JSON.stringify({ event: 'turn', text: 'It is your turn in Tea.', link: null, game }),
  })
  await worker?.evaluate('shown')
  const notices = await ada.evaluate(async () => {
    const there = await navigator.serviceWorker.ready
    const all = await there.getNotifications()
    return all.map(({ title, body, data }) => [title, body, data])
  })
  expect(notices).toEqual([['Tea', 'It is your turn in Tea.', { place: '#/online/abcdefgh1234' }]])
})
