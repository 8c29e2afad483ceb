import { coverCrop } from '@kadr/scene/paint/fit-rect'
import { openPicture } from './open-picture.ts'

export type Pixels = { rgba: Uint8Array; width: number; height: number }

const even = (value: number) => Math.max(2, Math.floor(value / 2) * 2)

/**
 * An opaque picture cropped to its box and scaled at once, without a canvas in between: most pictures are just that.
 * Never larger than its own pixels. Undefined for what has to be drawn: clear parts, or too few pixels for `least`.
 */
export const readCover = ({
  path,
  asset,
  box,
  focus,
  least,
  most,
}: {
  path: string
  asset: string
  box: { width: number; height: number }
  focus: { x: number; y: number }
  /** Pixels of the result to a point of the box. */
  least: number
  most: number
}): Promise<Pixels | undefined> =>
  openPicture({ path, asset }, async (picture) => {
    const { hasAlpha, autoOrient } = await picture.metadata()
    const crop = coverCrop({ picture: autoOrient, box, focus })
    const density = Math.min(most, crop.width / box.width)
    if (hasAlpha || density < least) return undefined
    const width = even(box.width * density)
    const height = even(box.height * density)
    // Each side by itself: what is cropped then fills the even size exactly.
    const scaleX = width / crop.width
    const scaleY = height / crop.height
    const whole = {
      width: Math.max(width, Math.round(autoOrient.width * scaleX)),
      height: Math.max(height, Math.round(autoOrient.height * scaleY)),
    }
    const { data } = await picture
      .resize({ ...whole, fit: 'fill' })
      .extract({
        left: Math.min(Math.round(crop.x * scaleX), whole.width - width),
        top: Math.min(Math.round(crop.y * scaleY), whole.height - height),
        width,
        height,
      })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { rgba: data, width, height }
  })
