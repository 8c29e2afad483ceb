import type { Picture, Surface } from '@kadr/scene/draw/brush'
import { createDrawingCache } from '@kadr/scene/draw/drawing-cache'

/** An off-screen canvas. */
export const createSurface = ({
  width,
  height,
}: {
  width: number
  height: number
}): Surface<CanvasImageSource> => {
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  const brush = image.getContext('2d')
  if (!brush) throw new Error('no canvas')
  return { image, width, height, brush }
}

/** Of all previews of the page. */
const tiles = new Map<string, Picture<CanvasImageSource>>()
const MOST_TILES = 40

export const createPreviewCache = () => {
  if (tiles.size > MOST_TILES) tiles.clear()
  return createDrawingCache<CanvasImageSource>({ tiles })
}
