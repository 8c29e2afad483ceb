import * as z from 'zod/mini'
import { afterIdle } from '../platform/after-idle.ts'
import { createPrefetcher, linkedPaths } from '../platform/prefetch.ts'
import { yieldToMain } from '../platform/yield-to-main.ts'
import type { AppRouter } from './router.tsx'

const pageFiles = z.record(z.string(), z.array(z.string()))

/** Files of pages by route, as the build has written them down. */
const createPageFiles = (buildId: string) => {
  let asked: Promise<z.infer<typeof pageFiles>> | undefined
  return async (routeId: string) => {
    asked ??= fetch(`/builds/pages/${buildId}.json`)
      .then(async (response) => pageFiles.parse(await response.json()))
      .catch(() => ({}))
    return (await asked)[routeId] ?? []
  }
}

/**
 * Pages the shown page links to are fetched while the browser is idle. Their files only come into its cache: running
 * the code of every page of the menu would hold up the page that is looked at.
 */
export const prefetchLinkedPages = ({
  router,
  buildId,
}: {
  router: AppRouter
  buildId: string
}) => {
  const filesOf = createPageFiles(buildId)
  const fetched = new Set<string>()
  const fetchFile = (file: string) => {
    fetched.add(file)
    // What does not come now is fetched when it is wanted.
    return fetch(file, { priority: 'low' }).catch(() => fetched.delete(file))
  }
  const prefetcher = createPrefetcher(async (path) => {
    await yieldToMain()
    const route = router.matchRoutes(path, {}).at(-1)
    // A page of text brings its text with it.
    if (route && router.routesById[route.routeId].options.loader) {
      return router.preloadRoute({ to: path })
    }
    const coming: Promise<unknown>[] = []
    for (const file of await filesOf(route?.routeId ?? '')) {
      if (fetched.has(file)) continue
      coming.push(fetchFile(file))
      await yieldToMain()
    }
    return Promise.all(coming)
  })
  const collect = () => prefetcher.add(linkedPaths(document))
  prefetcher.open()
  collect()
  router.subscribe('onRendered', () => afterIdle(collect))
}
