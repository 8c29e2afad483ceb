/**
 * Notifications of Кадр while its page is closed, its app without a network, and what other apps share with it. Of a
 * person it keeps only what they shared, until the page takes it.
 */
const FILES = 'kadr-files'
const PAGES = 'kadr-pages'
const SHARED = 'kadr-shared'
const SHARE = '/share'
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

const textOf = (form, name) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Kept under a name of its own, so that the next one does not replace it before a page has taken it. */
const keepShared = async (request) => {
  const form = await request.formData()
  const files = form.getAll('files').filter((file) => file instanceof File)
  const shared = await caches.open(SHARED)
  const place = `${SHARE}/${Date.now()}-${crypto.randomUUID()}`
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type || 'application/octet-stream' }
    await shared.put(`${place}/${index}`, new Response(file, { headers }))
  }
  const names = files.map(({ name, type, lastModified }) => ({ name, type, lastModified }))
  const words = {
    title: textOf(form, 'title'),
    text: textOf(form, 'text'),
    url: textOf(form, 'url'),
  }
  // The last: without it nothing has come whole.
  await shared.put(place, new Response(JSON.stringify({ at: Date.now(), ...words, files: names })))
}

const takeShare = async (request) => {
  try {
    await keepShared(request)
    return Response.redirect(SHARE, 303)
  } catch {
    return Response.redirect(`${SHARE}?lost=device`, 303)
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method === 'POST' && url.origin === self.location.origin && url.pathname === SHARE) {
    event.respondWith(takeShare(request))
    return
  }
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
