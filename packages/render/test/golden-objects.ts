import type { ObjectLayer, Scene } from '@kadr/contract/studio/scene/scene'
import type { BakedObject, ObjectRequest } from '@kadr/scene/draw/brush'
import type { Canvas } from '@napi-rs/canvas'
import { bakeDrawnObject } from '../src/inputs/bake-drawn-object.ts'
import { TINY } from './tiny-scene.ts'

const keyOf = ({ name, look, colours }: ObjectRequest) => JSON.stringify([name, look, colours])

const isObject = (layer: Scene['layers'][number]): layer is ObjectLayer => layer.kind === 'object'

/** The objects of a scene, baked as large as a small render needs them. */
export const bakeSceneObjects = async ({ layers }: Scene, folder: string) => {
  const baked = new Map<string, BakedObject<Canvas>>()
  for (const layer of layers.filter(isObject)) {
    const pixels = Math.min(layer.box.width, layer.box.height) * TINY
    baked.set(keyOf(layer), await bakeDrawnObject(layer, { pixels, folder }))
  }
  return { baked, find: (request: ObjectRequest) => baked.get(keyOf(request)) }
}
