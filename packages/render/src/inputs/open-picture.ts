import { sniffFile } from '@kadr/kit/node/sniff'
import sharp, { type Sharp } from 'sharp'
import { RenderFailedError } from '../render-failed-error.ts'

const MAX_PIXELS = 50_000_000

/**
 * Opens a picture rotated by EXIF; rejects unknown formats and sizes that do not fit into memory.
 */
export const openPicture = async <Read>(
  { path, asset }: { path: string; asset: string },
  read: (picture: Sharp) => Promise<Read>,
): Promise<Read> => {
  const format = await sniffFile(path)
  if (format?.kind !== 'image') throw new RenderFailedError({ code: 'picture', asset })
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
  try {
    return await read(sharp(path, options).autoOrient())
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    const code = detail.includes('pixel limit') ? 'pictureSize' : 'picture'
    throw new RenderFailedError({ code, asset, detail, cause })
  }
}
