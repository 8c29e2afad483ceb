import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import pLimit from 'p-limit'
import { shrinkPicture } from '../../../platform/media/images.ts'
import { fetchExternal, readAll } from './fetch-external.ts'

const MAX_BYTES = 12 * 1024 * 1024
const SECONDS = 6
const CONCURRENCY = 4
/** Smaller ones are tracking pixels and flags. */
const MIN_SIDE = 80
const DRAWING = { side: 240, maxPixels: 36_000_000, minSide: MIN_SIDE, quality: 70, seconds: 20 }

const draw = async (bytes: Buffer): Promise<string> => {
  const small = await shrinkPicture({ bytes, ...DRAWING })
  return `data:image/webp;base64,${small.toString('base64')}`
}

/**
 * Thumbnails made on the server: loading the shop's pictures in the browser would reveal the user to the shop. Pictures
 * that fail to load are left out.
 */
export const previewPictures = async ({ fetch, urls }: { fetch: SafeFetch; urls: string[] }) => {
  const drawn = await pLimit(CONCURRENCY).map(urls, async (url) => {
    try {
      const opened = await fetchExternal({
        fetch,
        link: url,
        accept: 'image/*',
        maxBytes: MAX_BYTES,
        seconds: SECONDS,
      })
      return [{ url, previewUrl: await draw(await readAll(opened)) }]
    } catch {
      return []
    }
  })
  return drawn.flat()
}
