import type { Assets, Picture, Surface } from '@kadr/scene/brush'
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

export const createAssets = (found: Pick<Assets<Canvas>, 'frame' | 'picture'>): Assets<Canvas> => ({
  ...found,
  createSurface,
  cache: new Map<string, Picture<Canvas>>(),
})
