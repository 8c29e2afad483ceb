import type { Picture } from '@kadr/scene/brush'
import { type Canvas, ImageData } from '@napi-rs/canvas'
import sharp from 'sharp'
import { RenderFailedError } from '../render-failed-error.ts'
import { createSurface } from '../surface.ts'
import { sniffFile } from './sniff.ts'

const MAX_PIXELS = 50_000_000

// One picture at a time and nothing kept: the encoder needs the cores and the memory.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
})

/** A picture of a file, upright, no larger than what covers the wanted size. */
export const readPicture = async ({
  path,
  asset,
  width,
  height,
  isWhole,
}: {
  path: string
  asset: string
  width: number
  height: number
  /** Has to fit into the size rather than cover it. */
  isWhole: boolean
}): Promise<Picture<Canvas>> => {
  const format = await sniffFile(path)
  if (format?.kind !== 'picture') throw new RenderFailedError({ code: 'picture', asset })
  try {
    const { data, info } = await sharp(path, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    })
      .rotate()
      .resize({
        width: Math.ceil(width),
        height: Math.ceil(height),
        fit: isWhole ? 'inside' : 'outside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const surface = createSurface(info)
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
    surface.brush.putImageData(new ImageData(pixels, info.width, info.height), 0, 0)
    return surface
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    const code = detail.includes('pixel limit') ? 'pictureSize' : 'picture'
    throw new RenderFailedError({ code, asset, detail, cause })
  }
}
