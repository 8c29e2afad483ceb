import type { Composition } from '@kadr/contract/composition'
import { describePicture } from '@kadr/scene/composition/describe-picture'
import sharp from 'sharp'
import { MediaRefusedError, REASONS } from './refusal.ts'

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 16_384

// Without this sharp also opens SVG, PDF and whatever else its build can read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** Applies the EXIF orientation and drops all metadata. */
const openImage = (path: string) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient()

export const readImage = async (path: string): Promise<{ width: number; height: number }> => {
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new MediaRefusedError(REASONS.broken, { cause: error })
    })
  const { width, height } = found.autoOrient
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new MediaRefusedError(REASONS.pixels)
  }
  try {
    // Decodes the whole file: a valid header alone proves nothing.
    await openImage(path).resize(64, 64, { fit: 'inside' }).raw().toBuffer()
  } catch (error) {
    throw new MediaRefusedError(REASONS.broken, { cause: error })
  }
  return { width, height }
}

export type ImageType = 'jpeg' | 'webp'
const QUALITY: Record<ImageType, number> = { jpeg: 88, webp: 82 }

/**
 * At most `width` wide and twice as high, or cropped to exactly `width` by `height`. Transparency becomes white where
 * the type has none.
 */
export const makeImage = async ({
  path,
  target,
  type,
  width,
  height = null,
}: {
  path: string
  target: string
  type: ImageType
  width: number
  height?: number | null
}): Promise<{ width: number; height: number; size: number }> => {
  const resized = openImage(path)
    .resize(
      height === null
        ? { width, height: width * 2, fit: 'inside', withoutEnlargement: true }
        : { width, height, fit: 'cover' },
    )
    .toColourspace('srgb')
  const image =
    type === 'jpeg'
      ? resized
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: QUALITY.jpeg, progressive: true })
      : resized.webp({ quality: QUALITY.webp, effort: 3 })
  const made = await image.toFile(target)
  return { width: made.width, height: made.height, size: made.size }
}

/** A tiny blurred picture as a data URL. */
export const makePlaceholder = async (path: string): Promise<string> => {
  const tiny = await openImage(path)
    .resize(16, 16, { fit: 'inside' })
    .blur(0.6)
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const MEASURED_SIDE = 160

/** Where the subject of a picture is, and where words would cover least of it. */
export const measureComposition = async (path: string): Promise<Composition> => {
  const { data, info } = await openImage(path)
    .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return describePicture({ data, width: info.width, height: info.height })
}
