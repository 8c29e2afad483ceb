/** Filled by the service worker (`public/worker.js`) with what other apps share, before it is known whose it is. */
const SHARED = 'kadr-shared'

/** Undefined in a browser without this storage: it has received nothing. */
export const openShared = async (): Promise<Cache | undefined> =>
  typeof caches === 'undefined' ? undefined : caches.open(SHARED)

/** A share with its files, which are below its address. */
export const removeShared = async (place: string): Promise<void> => {
  const shared = await openShared()
  for (const request of (await shared?.keys()) ?? []) {
    const { pathname } = new URL(request.url)
    if (pathname === place || pathname.startsWith(`${place}/`)) await shared?.delete(request)
  }
}

/** The next person on this device must not find it. */
export const forgetShared = (): void => {
  if (typeof caches === 'undefined') return
  void caches.delete(SHARED).catch(() => undefined)
}
