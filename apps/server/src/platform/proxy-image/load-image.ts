import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { drawPicture } from './draw-picture.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { ImageCache } from './image-cache.ts'

/** Bounds concurrent downloads and decoding, which takes memory and a core. */
const CONCURRENCY = 8

/** Concurrent requests for one picture share one download; the result is cached. */
export const createImageLoader = ({
  fetch,
  cache,
  log,
  timeoutMs,
}: {
  fetch: SafeFetch
  cache: ImageCache
  log: Logger
  timeoutMs?: number
}) => {
  const loading = new Map<string, Promise<Buffer>>()
  const limit = pLimit(CONCURRENCY)

  const refetch = async (url: string): Promise<Buffer> => {
    const given = await fetchPicture({ fetch, url, ...(timeoutMs && { timeoutMs }) })
    const drawn = await drawPicture(given)
    await cache
      .put(url, drawn)
      .catch((error: unknown) => log.warn({ err: error }, 'proxy_image.cache.save_failed'))
    return drawn
  }

  const load = async (url: string): Promise<Buffer> => {
    const known = await cache.find(url)
    if (known?.isFresh) return known.bytes
    // Fallback to the stale picture.
    return limit(() => refetch(url)).catch((error: unknown) => {
      if (known) return known.bytes
      throw error
    })
  }

  return (url: string): Promise<Buffer> => {
    const running = loading.get(url)
    if (running !== undefined) return running
    const started = load(url).finally(() => loading.delete(url))
    loading.set(url, started)
    return started
  }
}
