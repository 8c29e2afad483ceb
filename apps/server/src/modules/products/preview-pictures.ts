import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { fetchExternal, readAll } from './fetch-external.ts'

const MAX_BYTES = 12 * 1024 * 1024
const MAX_PIXELS = 40_000_000
const SECONDS = 6
const CONCURRENCY = 4
const SIDE = 240
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])
/** Smaller ones are tracking pixels and flags. */
const MIN_SIDE = 80

const draw = async (bytes: Buffer): Promise<string | undefined> => {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  const { format, width, height } = await picture.metadata()
  if (!FORMATS.has(format) || Math.min(width, height) < MIN_SIDE) return undefined
  const small = await picture
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .timeout({ seconds: SECONDS })
    .toBuffer()
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
      const previewUrl = await draw(await readAll(opened))
      return previewUrl ? [{ url, previewUrl }] : []
    } catch {
      return []
    }
  })
  return drawn.flat()
}
