// Without a network: a service worker keeps the page and everything it needs.

/** Only on a secure connection or this device, and not while developing. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where it is forbidden, the page works as long as there is a network.
  await navigator.serviceWorker.register('sw.js').catch(() => undefined)
}
