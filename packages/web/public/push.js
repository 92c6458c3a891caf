// Part of the service worker: shows what the server pushes, and opens its game.

self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {}
  const { text = 'Ironbridge', game = null } = notice
  event.waitUntil(
    self.registration.showNotification(game?.title ?? 'Ironbridge', {
      body: text,
      icon: 'icon-192.png',
      // One for each game: the newest takes the place of the one before it.
      tag: game?.id ?? 'ironbridge',
      data: { place: game ? `#/online/${game.id}` : '#/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.place ?? '#/', self.registration.scope).href
  event.waitUntil(show(address))
})

// A page that is open already is taken there.
async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === address) ?? pages[0]
  if (page === undefined) return self.clients.openWindow(address)
  if (page.url !== address) await page.navigate(address)
  return page.focus()
}
