import type { Scene } from '@kadr/contract/studio/scene/scene'
import type { BakedObject, ObjectRequest } from '@kadr/scene/draw/brush'
import { draw } from '@kadr/scene/draw/draw'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { type Canvas, loadImage } from '@napi-rs/canvas'
import { registerFonts } from '../fonts.ts'
import { bakeDrawnObject } from '../inputs/bake-drawn-object.ts'
import { createAssets, createSurface, type SkiaSurface } from '../surface.ts'

const keyOf = ({ name, look, colours }: ObjectRequest) => [name, look, ...colours].join(' ')

/** Draws moments of a scene in this process with the code of the preview, for contact sheets. */
export const createStillDrawer = async ({
  scene,
  scale,
  folder,
  files = {},
}: {
  scene: Scene
  scale: number
  /** Where baked objects are kept. */
  folder: string
  files?: Readonly<Record<string, string>>
}): Promise<(seconds: number) => SkiaSurface> => {
  registerFonts(scene)
  const objects = new Map<string, BakedObject<Canvas>>()
  const pictures = new Map<string, SkiaSurface>()
  for (const layer of scene.layers) {
    if (layer.kind === 'object') {
      const pixels = Math.min(layer.box.width, layer.box.height) * scale
      const key = keyOf(layer)
      if (!objects.has(key)) objects.set(key, await bakeDrawnObject(layer, { pixels, folder }))
    }
    if (layer.kind === 'picture' && files[layer.asset] && !pictures.has(layer.asset)) {
      const image = await loadImage(files[layer.asset] ?? '')
      const surface = createSurface({ width: image.width, height: image.height })
      surface.brush.drawImage(image, 0, 0)
      pictures.set(layer.asset, surface)
    }
  }
  const assets = createAssets({
    object: (request) => objects.get(keyOf(request)),
    picture: (asset) => pictures.get(asset),
  })
  const { width, height } = getCanvasSize(scene.aspect)
  return (seconds) => {
    const surface = createSurface({
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    })
    draw({ brush: surface.brush, scene, seconds, assets, scale })
    return surface
  }
}
