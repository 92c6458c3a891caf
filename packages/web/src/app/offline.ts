// Without a network: a service worker keeps the page. A newer version is fetched quietly and taken at the next load.

const { serviceWorker } = navigator

/** To be awaited before anything is shown: where a newer version lies ready, the page begins again with it. */
export async function takeNewest(): Promise<void> {
  const waiting = (await registered())?.waiting
  if (!waiting) return
  const isTaken = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await Promise.race([isTaken.then(() => location.reload()), aWhile()])
}

export async function keepForOffline(): Promise<void> {
  if (!isPossible) return
  // Another tab may have taken a newer version: then parts of this one are gone, and loading it again finds them.
  serviceWorker.addEventListener('controllerchange', () =>
    addEventListener('vite:preloadError', () => location.reload()),
  )
  await serviceWorker.register('sw.js').catch(() => undefined)
}

/** Only on a secure connection or this device, and not while developing. */
const isPossible = import.meta.env.PROD && 'serviceWorker' in navigator

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isPossible ? serviceWorker.getRegistration().catch(() => undefined) : undefined

/** What goes wrong with it must not keep the page from being shown. */
const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3000))
