import * as z from 'zod/mini'
import { createPrefetcher, isSavingTraffic, linkedPaths } from '../../platform/page/prefetch.ts'
import { afterIdle, yieldToMain } from '../../platform/page/task-scheduling.ts'
import type { AppRouter } from '../routes/router.tsx'

const pageFiles = z.record(z.string(), z.array(z.string()))

/** The build writes the chunks of each route into one file. */
const createPageFiles = (buildId: string) => {
  let loading: Promise<z.infer<typeof pageFiles>> | undefined
  return async (routeId: string) => {
    loading ??= fetch(`/builds/pages/${buildId}.json`)
      .then(async (response) => pageFiles.parse(await response.json()))
      .catch(() => ({}))
    return (await loading)[routeId] ?? []
  }
}

/**
 * Prefetches the files of linked pages while the browser is idle. They only go to the HTTP cache: running the code of
 * every linked page would block the main thread. Who saves traffic fetches only the pages they open.
 */
export const prefetchLinkedPages = ({
  router,
  buildId,
}: {
  router: AppRouter
  buildId: string
}) => {
  if (isSavingTraffic(navigator)) return
  const filesOf = createPageFiles(buildId)
  const fetched = new Set<string>()
  const fetchFile = (file: string) => {
    fetched.add(file)
    // A failed prefetch is retried on navigation.
    return fetch(file, { priority: 'low' }).catch(() => fetched.delete(file))
  }
  const prefetcher = createPrefetcher(async (path) => {
    await yieldToMain()
    const route = router.matchRoutes(path, {}).at(-1)
    // The payload of a content page comes with its loader.
    if (route && router.routesById[route.routeId].options.loader) {
      return router.preloadRoute({ to: path })
    }
    const downloads: Promise<unknown>[] = []
    for (const file of await filesOf(route?.routeId ?? '')) {
      if (fetched.has(file)) continue
      downloads.push(fetchFile(file))
      await yieldToMain()
    }
    return Promise.all(downloads)
  })
  const collect = () => prefetcher.add(linkedPaths(document))
  prefetcher.open()
  collect()
  router.subscribe('onRendered', () => afterIdle(collect))
}
