import type { Assets } from '@kadr/scene/draw/assets'
import type { Surface } from '@kadr/scene/draw/brush'
import { createDrawingCache } from '@kadr/scene/draw/drawing-cache'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

export type SkiaSurface = Surface<Canvas> & { brush: SKRSContext2D }

export const createSurface = ({
  width,
  height,
}: {
  width: number
  height: number
}): SkiaSurface => {
  const image = createCanvas(width, height)
  return { image, width, height, brush: image.getContext('2d') }
}

const nothing = () => undefined

export const createAssets = (
  found: Partial<Pick<Assets<Canvas>, 'frame' | 'object' | 'picture'>>,
): Assets<Canvas> => ({
  picture: nothing,
  frame: nothing,
  object: nothing,
  ...found,
  createSurface,
  cache: createDrawingCache(),
})
