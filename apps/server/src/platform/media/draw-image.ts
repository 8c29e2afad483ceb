import { cutOut } from '@kadr/scene/composition/cut-out'
import { describePicture } from '@kadr/scene/composition/describe-picture'
import { isCutOut } from '@kadr/scene/composition/is-cut-out'
import sharp, { type Sharp } from 'sharp'
import type { PictureJob } from './picture-jobs.ts'
import { REASONS } from './refusal.ts'

/** Runs only in a picture process: a decoder exploit must not reach the server's memory. */

/** Message of a refusal; errors lose their class between processes. */
export class RefusedPictureError extends Error {
  override name = 'RefusedPictureError'
}

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 16_384

// By default sharp also opens SVG, PDF and every other format of its build.
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

const readImage = async ({ path }: Extract<PictureJob, { kind: 'read' }>) => {
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new RefusedPictureError(REASONS.broken, { cause: error })
    })
  const { width, height } = found.autoOrient
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new RefusedPictureError(REASONS.pixels)
  }
  try {
    // Decodes the whole file: a valid header alone proves nothing.
    await openImage(path).resize(64, 64, { fit: 'inside' }).raw().toBuffer()
  } catch (error) {
    throw new RefusedPictureError(REASONS.broken, { cause: error })
  }
  return { width, height }
}

const QUALITY = { jpeg: 88, webp: 82 }

/**
 * At most `width` wide and twice as high, or cropped to exactly `width` by `height`. Transparency becomes white where
 * the type has none.
 */
const makeImage = async ({
  path,
  target,
  type,
  width,
  height,
}: Extract<PictureJob, { kind: 'make' }>) => {
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
const makePlaceholder = async ({ path }: Extract<PictureJob, { kind: 'placeholder' }>) => {
  const tiny = await openImage(path)
    .resize(16, 16, { fit: 'inside' })
    .blur(0.6)
    .webp({ quality: 40 })
    .toBuffer()
  return { url: `data:image/webp;base64,${tiny.toString('base64')}` }
}

const MEASURED_SIDE = 160

const readPixels = async (picture: Sharp) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const measureComposition = async ({ path }: Extract<PictureJob, { kind: 'compose' }>) => {
  const small = openImage(path)
    .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
  const whole = await readPixels(small.clone())
  const pixels = await readPixels(small.flatten({ background: '#ffffff' }))
  return { ...describePicture(pixels), ...(isCutOut(whole) && { isCutOut: true }) }
}

const cutPicture = async ({ path, target, side }: Extract<PictureJob, { kind: 'cut' }>) => {
  const picture = openImage(path)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const made = cutOut(await readPixels(picture))
  if (typeof made === 'string') throw new RefusedPictureError(REASONS[made])
  const { data, width, height } = made
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90, alphaQuality: 95, effort: 4 })
    .toFile(target)
  return { width, height }
}

/** Re-encodes an external picture, scaled down: only pixels get through. */
const shrinkPicture = async ({
  bytes,
  side,
  maxPixels,
  minSide,
  quality,
}: Extract<PictureJob, { kind: 'shrink' }>) => {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { width, height } = await picture.metadata()
  if (Math.min(width, height) < minSide) throw new RefusedPictureError('too small')
  const shrunk = await picture
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
  return { bytes: new Uint8Array(shrunk) }
}

export const drawImage = (job: PictureJob) => {
  if (job.kind === 'read') return readImage(job)
  if (job.kind === 'make') return makeImage(job)
  if (job.kind === 'compose') return measureComposition(job)
  if (job.kind === 'cut') return cutPicture(job)
  return job.kind === 'shrink' ? shrinkPicture(job) : makePlaceholder(job)
}
