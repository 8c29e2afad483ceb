import type { PictureLayer, Scene, ShapeLayer } from '@kadr/contract/studio/scene/scene'
import type { DrawnLayer } from '@kadr/scene/draw/drawing-cache'
import { bakeDrawnObject } from '../inputs/bake-drawn-object.ts'
import { readCover } from '../inputs/read-cover.ts'
import { readPicture } from '../inputs/read-picture.ts'
import { freePlanes, type KernelContext, toPlanes } from '../planes/planes.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import {
  chooseDensity,
  isDrawn,
  type RasterLayer,
  type RasterRequest,
  rasteriseDrawing,
  rasterisePicture,
} from './raster-layer.ts'
import { scaleBox } from './rect.ts'

type SharedRaster = { raster: Promise<RasterLayer | undefined>; references: number }

export type RasterCache = {
  /** Returns the rasterised layer; the first call starts the work. */
  get(layer: DrawnLayer, variant: string): Promise<RasterLayer | undefined>
  release(layer: DrawnLayer): Promise<void>
}

/** Layers that cycle through a few variants keep all of them until they end. */
const hasRecurringVariants = (layer: DrawnLayer) =>
  layer.kind === 'presenter' ||
  layer.idle?.kind === 'sway' ||
  ('redraw' in layer && layer.redraw !== undefined)

const looks = new WeakMap<ShapeLayer, string>()

const describeLook = (layer: ShapeLayer): string => {
  const { id: _, start, duration, opacity, enter, leave, ...look } = layer
  const described =
    looks.get(layer) ?? JSON.stringify({ ...look, isMoved: Boolean(enter ?? leave) })
  looks.set(layer, described)
  return described
}

/** Shapes that look the same share one raster: the overlays of all slides are identical. */
const buildRasterKey = (layer: DrawnLayer, variant: string): string =>
  `${layer.kind === 'shape' ? describeLook(layer) : layer.id} ${variant}`

/** Rasterises each static layer once and caches it while it is on screen. */
export const createRasterCache = ({
  context,
  scene,
  scale,
  objectsDir,
  fileOf,
}: {
  context: KernelContext
  scene: Scene
  scale: number
  /** Where baked objects are kept. */
  objectsDir: string
  fileOf(asset: string): string
}): RasterCache => {
  /** Raster keys by layer id. */
  const keysByLayer = new Map<string, ReadonlySet<string>>()
  const rasters = new Map<string, SharedRaster>()

  const readCovered = async ({ asset, fit, box, focus }: PictureLayer, most: number) =>
    fit === 'cover'
      ? readCover({ path: fileOf(asset), asset, box, focus, least: Math.min(scale, most), most })
      : undefined

  const rasterisePhoto = async (request: RasterRequest, layer: PictureLayer) => {
    const isFramed = isDrawn(layer)
    const factor = isFramed ? scale : scale * chooseDensity(layer, scale)
    const cover = isFramed || layer.tone ? undefined : await readCovered(layer, factor)
    if (cover) return { planes: toPlanes(context, cover), box: scaleBox(layer.box, scale) }
    const picture = await readPicture({
      path: fileOf(layer.asset),
      asset: layer.asset,
      width: layer.box.width * factor,
      height: layer.box.height * factor,
      isWhole: layer.fit !== 'cover',
    })
    if (isFramed) return rasteriseDrawing(request, { picture })
    return rasterisePicture({ ...request, layer }, picture)
  }

  const rasterise = async (
    layer: DrawnLayer,
    variant: string,
  ): Promise<RasterLayer | undefined> => {
    const request = { context, scene, layer, variant, scale }
    if (layer.kind === 'clip' || layer.kind === 'keyed' || layer.kind === 'footage')
      throw new Error('clips are not still')
    if (layer.kind === 'object') {
      const pixels = Math.min(layer.box.width, layer.box.height) * scale
      return rasteriseDrawing(request, {
        baked: await bakeDrawnObject(layer, { pixels, folder: objectsDir }),
      })
    }
    if (layer.kind !== 'picture') return rasteriseDrawing(request)
    return rasterisePhoto(request, layer)
  }

  const retain = (layer: DrawnLayer, key: string, variant: string): SharedRaster => {
    const found = rasters.get(key) ?? { raster: rasterise(layer, variant), references: 0 }
    // Preloading may fail before anyone awaits the promise; this avoids an unhandled rejection.
    found.raster.catch(() => undefined)
    found.references += 1
    rasters.set(key, found)
    keysByLayer.set(layer.id, new Set(keysByLayer.get(layer.id)).add(key))
    return found
  }

  const dropReference = async (key: string) => {
    const shared = rasters.get(key)
    if (!shared) return
    shared.references -= 1
    if (shared.references > 0) return
    rasters.delete(key)
    const raster = await shared.raster.catch(() => undefined)
    if (raster) freePlanes(context, raster.planes)
  }

  const forget = async ({ id }: DrawnLayer) => {
    const used = keysByLayer.get(id) ?? []
    keysByLayer.delete(id)
    for (const key of used) await dropReference(key)
  }

  return {
    async get(layer, variant) {
      const key = buildRasterKey(layer, variant)
      const shared = keysByLayer.get(layer.id)?.has(key) ? rasters.get(key) : undefined
      if (shared) return shared.raster
      if (!hasRecurringVariants(layer)) await forget(layer)
      return retain(layer, key, variant).raster
    },
    release: forget,
  }
}

/** Rasters are cached by layer id, so duplicate ids would show the wrong raster. */
export const checkIds = ({ layers }: Scene): void => {
  if (new Set(layers.map(({ id }) => id)).size !== layers.length)
    throw new RenderFailedError({ code: 'scene', detail: 'two layers have the same id' })
}
