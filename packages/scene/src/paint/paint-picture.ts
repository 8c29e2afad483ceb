import type { Box, PictureLayer } from '@kadr/contract/scene'
import type { Assets, Brush, Picture } from '../brush.ts'
import { containBox, coverCrop } from './fit-rect.ts'

type Framed = Pick<PictureLayer, 'fit' | 'focus'>

const place = <Image>(brush: Brush<Image>, { image }: Picture<Image>, from: Box, to: Box) =>
  brush.drawImage(image, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)

/** Sides of the smallest step: a blur by shrinking looks the same in every browser, filters do not. */
const BLUR_SIDE = 24
const BLUR_STEPS = 3
const BLUR_SHADE = '#0000004d'

const wholeOf = ({ width, height }: { width: number; height: number }): Box => ({
  x: 0,
  y: 0,
  width,
  height,
})

/** The picture out of focus, to stand behind itself. */
const blurred = <Image>(
  assets: Assets<Image>,
  picture: Picture<Image>,
  { key, box, focus }: { key: string; box: Box; focus: { x: number; y: number } },
): Picture<Image> => {
  const kept = assets.kept.get(key)
  if (kept) return kept
  const ratio = box.height / box.width
  let current = picture
  let crop = coverCrop({ picture, box, focus })
  // Halved by steps, so that nothing of the picture is skipped, then doubled back a little.
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
  assets.kept.set(key, current)
  return current
}

/** A picture at rest in its box. */
export const paintPicture = <Image>({
  brush,
  picture,
  look,
  box,
  assets,
  key,
}: {
  brush: Brush<Image>
  picture: Picture<Image>
  look: Framed
  box: Box
  assets: Assets<Image>
  /** Names what is kept of this picture. */
  key: string
}) => {
  brush.imageSmoothingEnabled = true
  brush.imageSmoothingQuality = 'high'
  if (look.fit === 'cover')
    return place(brush, picture, coverCrop({ picture, box, focus: look.focus }), box)
  if (look.fit === 'blurred') {
    const backdrop = blurred(assets, picture, { key, box, focus: look.focus })
    place(brush, backdrop, wholeOf(backdrop), box)
    brush.fillStyle = BLUR_SHADE
    brush.fillRect(box.x, box.y, box.width, box.height)
  }
  place(brush, picture, wholeOf(picture), containBox({ picture, box }))
}
