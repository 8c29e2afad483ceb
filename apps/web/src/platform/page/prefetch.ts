const PREFETCH_AT_ONCE = 4

/** Fetches each page once, a few at a time; failures are ignored. */
export const createPrefetcher = (run: (path: string) => Promise<unknown>) => {
  const seen = new Set<string>()
  const waiting: string[] = []
  let running = 0
  let isOpen = false

  const pump = () => {
    while (isOpen && running < PREFETCH_AT_ONCE) {
      const path = waiting.shift()
      if (path === undefined) return
      running += 1
      // A failed prefetch is retried on navigation.
      void Promise.resolve(run(path))
        .catch(() => undefined)
        .finally(() => {
          running -= 1
          pump()
        })
    }
  }

  return {
    add: (paths: Iterable<string>) => {
      for (const path of paths) {
        if (seen.has(path)) continue
        seen.add(path)
        waiting.push(path)
      }
      pump()
    },
    open: () => {
      isOpen = true
      pump()
    },
  }
}

/** Paths of this site that the page links to, without files, the API and the page itself. */
export const linkedPaths = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target]):not([download])')]
    .map((link) => link.pathname)
    .filter((path) => !path.startsWith('/api/') && !/\.\w+$/.test(path))

/** Safari and Firefox have no `connection`. */
type TrafficPreference = { readonly connection?: { readonly saveData: boolean } }
declare global {
  interface Navigator extends TrafficPreference {}
}

/** Whether the person asked the browser to use less traffic. */
export const isSavingTraffic = ({ connection }: TrafficPreference) => connection?.saveData === true
