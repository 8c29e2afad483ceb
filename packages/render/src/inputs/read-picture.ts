import type { Picture } from '@kadr/scene/draw/brush'
import { type Canvas, ImageData } from '@napi-rs/canvas'
import { createSurface } from '../surface.ts'
import { openPicture } from './open-picture.ts'

/** Reads a picture for drawing, downscaled to what covers the wanted size. */
export const readPicture = ({
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
  /** Fit into the size instead of covering it. */
  isWhole: boolean
}): Promise<Picture<Canvas>> =>
  openPicture({ path, asset }, async (picture) => {
    const { data, info } = await picture
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
  })
