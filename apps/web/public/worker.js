/** Notifications of Кадр while its page is closed, and its app without a network. It keeps nothing that is of a person. */
const FILES = 'kadr-files'
const PAGES = 'kadr-pages'
/** An app page before it is drawn, the same for all of them. */
const SHELL = '/dashboard'
const MAX_FILES = 600

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const isFile = ({ pathname }) => /^\/(assets|fonts|icons)\//.test(pathname)
const isPage = ({ pathname }) => !/^\/(api|sandbox|dev)(\/|$)/.test(pathname)

const fileOf = async (request) => {
  const files = await caches.open(FILES)
  const known = await files.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) await files.put(request, answer.clone())
  return answer
}

const pageOf = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const pages = await caches.open(PAGES)
    const shell = await pages.match(SHELL)
    if (!shell) throw error
    return shell
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(pageOf(request))
  } else if (isFile(url)) event.respondWith(fileOf(request))
})

/** Files of builds before are removed when there are too many. */
const removeOthers = async (wanted) => {
  const files = await caches.open(FILES)
  const known = await files.keys()
  if (known.length <= MAX_FILES) return
  for (const request of known) {
    if (!wanted.has(new URL(request.url).pathname)) await files.delete(request)
  }
}

const keepApp = async (paths) => {
  const answer = await fetch(SHELL, { cache: 'no-store' })
  if (answer.status !== 200 || answer.redirected) return
  const pages = await caches.open(PAGES)
  await pages.put(SHELL, answer)
  for (const path of paths) await fileOf(new Request(path)).catch(() => undefined)
  await removeOthers(new Set(paths))
}

self.addEventListener('message', (event) => {
  const { data } = event
  const paths = Array.isArray(data?.files)
    ? data.files.filter((path) => typeof path === 'string' && isFile({ pathname: path }))
    : []
  if (data?.kind === 'keep' && paths.length > 0) event.waitUntil(keepApp(paths))
})

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
