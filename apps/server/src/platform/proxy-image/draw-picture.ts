import { shrinkPicture } from '../media/images.ts'
import { imageUnavailable } from './fetch-picture.ts'
import { isPicture } from './image-type.ts'

const DRAWING = {
  side: 1024,
  /** Above any photo of the web; a decompression bomb of a few kilobytes expands to much more. */
  maxPixels: 36_000_000,
  minSide: 1,
  quality: 82,
  seconds: 20,
}

/** Re-encodes the picture, scaled down: only pixels get through. */
export const drawPicture = async (bytes: Buffer): Promise<Buffer> => {
  if (!isPicture(bytes)) throw imageUnavailable('not a picture')
  try {
    return await shrinkPicture({ bytes, ...DRAWING })
  } catch (error) {
    throw imageUnavailable(error instanceof Error ? error.message : 'broken picture')
  }
}
