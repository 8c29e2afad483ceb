/** Shows notifications of Кадр while its page is closed. It caches nothing. */
self.addEventListener('push', (event) => {
  const { title, text, path, key } = event.data?.json() ?? {}
  if (!title) return
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: key,
      icon: '/icons/icon-192.png',
      data: { path },
    }),
  )
})

const openPage = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [page] = pages
  if (!page) return self.clients.openWindow(path)
  await page.focus()
  return page.navigate(path).catch(() => self.clients.openWindow(path))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data ?? {}
  // Only pages of our own.
  const isOwn = typeof path === 'string' && /^\/(?!\/)/.test(path)
  event.waitUntil(openPage(isOwn ? path : '/notifications'))
})
