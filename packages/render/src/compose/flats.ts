import type { Layer, PictureLayer, Scene } from '@kadr/contract/scene'
import { readCover } from '../inputs/read-cover.ts'
import { readPicture } from '../inputs/read-picture.ts'
import { givePlanes, planesOf, type Studio } from '../planes/planes.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import { densityOf, type Flat, flattenDrawing, flattenPicture } from './flat.ts'
import { scaleBox } from './rect.ts'

type Shared = { flat: Promise<Flat | undefined>; users: number }

export type Flats = {
  /** The drawn layer; begun by the first who asks. */
  get(layer: Layer, variant: string): Promise<Flat | undefined>
  forget(layer: Layer): Promise<void>
}

/** Shades of all slides are one drawing: what looks the same has the same name. */
const drawingOf = (layer: Layer, variant: string): string => {
  if (layer.kind !== 'shape') return `${layer.id} ${variant}`
  const { box, shape, radius, paint, enter, leave } = layer
  return JSON.stringify({ box, shape, radius, paint, isMoved: Boolean(enter ?? leave) })
}

/** Draws each still layer once and keeps it as long as it is on screen. */
export const createFlats = ({
  studio,
  scene,
  scale,
  fileOf,
}: {
  studio: Studio
  scene: Scene
  scale: number
  fileOf(asset: string): string
}): Flats => {
  /** Drawings by layer. A presenter shows the same few faces again and again: they stay as long as the layer. */
  const kept = new Map<string, ReadonlySet<string>>()
  const drawings = new Map<string, Shared>()

  const readCovered = async ({ asset, fit, box, focus }: PictureLayer, most: number) =>
    fit === 'cover'
      ? readCover({ path: fileOf(asset), asset, box, focus, least: Math.min(scale, most), most })
      : undefined

  const make = async (layer: Layer, variant: string): Promise<Flat | undefined> => {
    const request = { studio, scene, layer, variant, scale }
    if (layer.kind === 'clip' || layer.kind === 'keyed') throw new Error('clips are not still')
    if (layer.kind !== 'picture') return flattenDrawing(request)
    const factor = scale * densityOf(layer, scale)
    const cover = await readCovered(layer, factor)
    if (cover) return { planes: planesOf(studio, cover), box: scaleBox(layer.box, scale) }
    const picture = await readPicture({
      path: fileOf(layer.asset),
      asset: layer.asset,
      width: layer.box.width * factor,
      height: layer.box.height * factor,
      isWhole: layer.fit !== 'cover',
    })
    return flattenPicture({ ...request, layer }, picture)
  }

  const use = (layer: Layer, drawing: string, variant: string): Shared => {
    const found = drawings.get(drawing) ?? { flat: make(layer, variant), users: 0 }
    // A layer that is prepared ahead may fail before anybody waits for it.
    found.flat.catch(() => undefined)
    found.users += 1
    drawings.set(drawing, found)
    kept.set(layer.id, new Set(kept.get(layer.id)).add(drawing))
    return found
  }

  const release = async (drawing: string) => {
    const shared = drawings.get(drawing)
    if (!shared) return
    shared.users -= 1
    if (shared.users > 0) return
    drawings.delete(drawing)
    const flat = await shared.flat.catch(() => undefined)
    if (flat) givePlanes(studio, flat.planes)
  }

  const forget = async ({ id }: Layer) => {
    const used = kept.get(id) ?? []
    kept.delete(id)
    for (const drawing of used) await release(drawing)
  }

  return {
    async get(layer, variant) {
      const drawing = drawingOf(layer, variant)
      const shared = kept.get(layer.id)?.has(drawing) ? drawings.get(drawing) : undefined
      if (shared) return shared.flat
      if (layer.kind !== 'presenter') await forget(layer)
      return use(layer, drawing, variant).flat
    },
    forget,
  }
}

/** Two layers of one name would take each other's drawing. */
export const checkIds = ({ layers }: Scene): void => {
  if (new Set(layers.map(({ id }) => id)).size !== layers.length)
    throw new RenderFailedError({ code: 'scene', detail: 'two layers have the same id' })
}
