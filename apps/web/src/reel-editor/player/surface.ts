import type { Surface } from '@kadr/scene/brush'

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
