import type { Layer, Scene } from '@kadr/contract/scene'
import { readPicture } from '../inputs/read-picture.ts'
import { givePlanes, type Studio } from '../planes/planes.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import { densityOf, type Flat, flattenDrawing, flattenPicture } from './flat.ts'

type Kept = { variant: string; flat: Promise<Flat | undefined> }

export type Flats = {
  /** The drawn layer; begun by the first who asks. */
  get(layer: Layer, variant: string): Promise<Flat | undefined>
  forget(layer: Layer): Promise<void>
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
  const kept = new Map<string, Kept>()

  const make = async (layer: Layer, variant: string): Promise<Flat | undefined> => {
    const request = { studio, scene, layer, variant, scale }
    if (layer.kind === 'clip' || layer.kind === 'keyed') throw new Error('clips are not still')
    if (layer.kind !== 'picture') return flattenDrawing(request)
    const factor = scale * densityOf(layer)
    const picture = await readPicture({
      path: fileOf(layer.asset),
      asset: layer.asset,
      width: layer.box.width * factor,
      height: layer.box.height * factor,
      isWhole: layer.fit !== 'cover',
    })
    return flattenPicture({ ...request, layer }, picture)
  }

  const release = async ({ flat }: Kept) => {
    const found = await flat.catch(() => undefined)
    if (found) givePlanes(studio, found.planes)
  }

  const flats: Flats = {
    async get(layer, variant) {
      const found = kept.get(layer.id)
      if (found?.variant === variant) return found.flat
      if (found) await release(found)
      const flat = make(layer, variant)
      // A layer that is prepared ahead may fail before anybody waits for it.
      flat.catch(() => undefined)
      kept.set(layer.id, { variant, flat })
      return flat
    },
    async forget(layer) {
      const found = kept.get(layer.id)
      kept.delete(layer.id)
      if (found) await release(found)
    },
  }
  return flats
}

/** Two layers of one name would take each other's drawing. */
export const checkIds = ({ layers }: Scene): void => {
  if (new Set(layers.map(({ id }) => id)).size !== layers.length)
    throw new RenderFailedError({ code: 'scene', detail: 'two layers have the same id' })
}
