import { isPicture } from './image-type.ts'
import { imageUnavailable } from './image-unavailable.ts'

const MAX_SIDE = 1024
/** More than any camera takes; a decompression bomb of a few kilobytes expands to much more. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 8

/** Re-encodes the picture, scaled down: only pixels get through. */
export const drawPicture = async (bytes: Buffer): Promise<Buffer> => {
  if (!isPicture(bytes)) throw imageUnavailable('not a picture')
  try {
    // Loaded at the first picture, to keep startup fast.
    const { default: sharp } = await import('sharp')
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw imageUnavailable(error instanceof Error ? error.message : 'broken picture')
  }
}
