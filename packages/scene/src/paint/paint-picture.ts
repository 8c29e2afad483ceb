import type { Box, PictureLayer } from '@kadr/contract/studio/scene/scene'
import type { Assets } from '../draw/assets.ts'
import type { Brush, Picture } from '../draw/brush.ts'
import { computeContainBox, computeCoverCrop } from './fit-rect.ts'

type Framed = Pick<PictureLayer, 'fit' | 'focus'>

const place = <Image>(brush: Brush<Image>, { image }: Picture<Image>, from: Box, to: Box) =>
  brush.drawImage(image, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)

/**
 * Smallest size of the blur: blurring by downscaling looks the same in every browser, canvas
 * filters do not.
 */
const BLUR_SIDE = 24
const BLUR_STEPS = 3
const BLUR_SHADE = '#0000004d'

const wholeOf = ({ width, height }: { width: number; height: number }): Box => ({
  x: 0,
  y: 0,
  width,
  height,
})

/** A blurred copy, used as a backdrop. */
const blurPicture = <Image>(
  assets: Assets<Image>,
  picture: Picture<Image>,
  { key, box, focus }: { key: string; box: Box; focus: { x: number; y: number } },
): Picture<Image> => {
  const kept = assets.cache.pictures.get(key)
  if (kept) return kept
  const ratio = box.height / box.width
  let current = picture
  let crop = computeCoverCrop({ picture, box, focus })
  // Halved step by step so that every pixel contributes, then doubled back.
  const sides = [8, 4, 2, 1, ...Array.from({ length: BLUR_STEPS }, (_, step) => 2 ** (step + 1))]
  for (const factor of sides) {
    const width = Math.round(BLUR_SIDE * factor)
    const surface = assets.createSurface({ width, height: Math.max(2, Math.round(width * ratio)) })
    surface.brush.imageSmoothingEnabled = true
    surface.brush.imageSmoothingQuality = 'high'
    place(surface.brush, current, crop, wholeOf(surface))
    current = surface
    crop = wholeOf(surface)
  }
  assets.cache.pictures.set(key, current)
  return current
}

/** Paints a picture in its box, without motion. */
export const paintPicture = <Image>({
  brush,
  picture,
  framing,
  box,
  assets,
  key,
}: {
  brush: Brush<Image>
  picture: Picture<Image>
  framing: Framed
  box: Box
  assets: Assets<Image>
  /** Cache key of this picture. */
  key: string
}) => {
  brush.imageSmoothingEnabled = true
  brush.imageSmoothingQuality = 'high'
  if (framing.fit === 'cover')
    return place(brush, picture, computeCoverCrop({ picture, box, focus: framing.focus }), box)
  if (framing.fit === 'blurred') {
    const backdrop = blurPicture(assets, picture, { key, box, focus: framing.focus })
    place(brush, backdrop, wholeOf(backdrop), box)
    brush.fillStyle = BLUR_SHADE
    brush.fillRect(box.x, box.y, box.width, box.height)
  }
  place(brush, picture, wholeOf(picture), computeContainBox({ picture, box }))
}
