import type { Box } from '@kadr/contract/scene'
import type { Assets, Brush, Kept } from '../brush.ts'

type Painting<Image> = {
  assets: Assets<Image>
  scale: number
  /** All that painting may touch. */
  measure: () => Box
  paint: (brush: Brush<Image>) => void
}

const make = <Image>({ assets, scale, measure, paint }: Painting<Image>): Kept<Image> => {
  const bounds = measure()
  // On whole pixels, so that what is kept lies where it would have been drawn.
  const left = Math.floor(bounds.x * scale)
  const top = Math.floor(bounds.y * scale)
  const { image, width, height, brush } = assets.createSurface({
    width: Math.max(1, Math.ceil((bounds.x + bounds.width) * scale) - left),
    height: Math.max(1, Math.ceil((bounds.y + bounds.height) * scale) - top),
  })
  brush.translate(-left, -top)
  brush.scale(scale, scale)
  paint(brush)
  return { image, width, height, at: { x: left / scale, y: top / scale } }
}

/** Paints once what stays the same, and shows that from then on. */
export const paintKept = <Image>({
  brush,
  key,
  ...painting
}: Painting<Image> & { brush: Brush<Image>; key: string }): void => {
  const { assets, scale } = painting
  const kept = assets.kept.get(key) ?? make(painting)
  assets.kept.set(key, kept)
  const { image, width, height, at = { x: 0, y: 0 } } = kept
  brush.drawImage(image, 0, 0, width, height, at.x, at.y, width / scale, height / scale)
}
