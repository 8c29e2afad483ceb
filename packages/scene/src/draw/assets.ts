import type { BakedObject, ObjectRequest, Picture, Surface } from './brush.ts'
import type { DrawingCache } from './drawing-cache.ts'

/** Sources of pictures for drawing. `undefined` means not loaded yet: the layer is skipped. */
export type Assets<Image> = {
  picture(asset: string): Picture<Image> | undefined
  /** A frame of a clip at a second of its layer; keyed clips come without their screen. */
  frame(request: { layerId: string; asset: string; seconds: number }): Picture<Image> | undefined
  object(request: ObjectRequest): BakedObject<Image> | undefined
  createSurface(size: { width: number; height: number }): Surface<Image>
  cache: DrawingCache<Image>
  /** Caches static drawings too: the preview redraws 60 times a second. */
  isDrawingCached?: boolean
}
