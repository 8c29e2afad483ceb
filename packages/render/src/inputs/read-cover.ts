import { computeCoverCrop } from '@kadr/scene/paint/fit-rect'
import { openPicture } from './open-picture.ts'

export type Pixels = { rgba: Uint8Array; width: number; height: number }

const roundToEven = (value: number) => Math.max(2, Math.floor(value / 2) * 2)

/**
 * Crops and scales an opaque picture with sharp alone, without a canvas: the common case. Never
 * upscales. Returns undefined when the picture must be drawn: transparency, or fewer pixels than
 * `least`.
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
  /** Result pixels per point of the box. */
  least: number
  most: number
}): Promise<Pixels | undefined> =>
  openPicture({ path, asset }, async (picture) => {
    const { hasAlpha, autoOrient } = await picture.metadata()
    const crop = computeCoverCrop({ picture: autoOrient, box, focus })
    const density = Math.min(most, crop.width / box.width)
    if (hasAlpha || density < least) return undefined
    const width = roundToEven(box.width * density)
    const height = roundToEven(box.height * density)
    // Scaled per axis, so that the crop fills the even size exactly.
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
