import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Assets } from '../draw/assets.ts'
import type { Brush, CachedPicture } from '../draw/brush.ts'

type Painting<Image> = {
  assets: Assets<Image>
  scale: number
  /** Bounds of everything `paint` may draw. */
  measure: () => Box
  paint: (brush: Brush<Image>) => void
}

const paintToCache = <Image>({
  assets,
  scale,
  measure,
  paint,
}: Painting<Image>): CachedPicture<Image> => {
  const bounds = measure()
  // Aligned to whole pixels, so that the cached copy matches a direct drawing.
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

/** Paints static content once and reuses it from the cache. */
export const paintCached = <Image>({
  brush,
  key,
  ...painting
}: Painting<Image> & { brush: Brush<Image>; key: string }): void => {
  const { assets, scale } = painting
  const kept = assets.cache.pictures.get(key) ?? paintToCache(painting)
  assets.cache.pictures.set(key, kept)
  const { image, width, height, at = { x: 0, y: 0 } } = kept
  brush.drawImage(image, 0, 0, width, height, at.x, at.y, width / scale, height / scale)
}
