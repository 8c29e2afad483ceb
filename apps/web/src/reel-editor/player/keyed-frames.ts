import type { KeyedLayer, Scene } from '@kadr/contract/studio/scene/scene'
import { createKey, type Key } from '@kadr/scene/key/create-key'
import { keyPixels } from '@kadr/scene/key/key-pixels'
import { sampleScreen } from '@kadr/scene/key/screen'
import type { Shown } from './load-picture.ts'

/** Pixels of a keyed frame in a preview: more is not visible, and slow phones keep up with this. */
const MAX_PIXELS = 260_000

type CachedFrame = {
  canvas: HTMLCanvasElement
  asset: string
  settings: string
  key: Key
  at: number
}

const sizeOf = ({ width, height }: Shown) => {
  const shrink = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)))
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  }
}

/** The `moment` of a poster, which stands in until the clip's frames are loaded. */
export const POSTER = -1

/**
 * Chroma-keyed frames, by the same key as on the server. The screen's colour is sampled from the first visible frame.
 */
export const createKeyedFrames = () => {
  const frames = new Map<string, CachedFrame>()

  const keyFrame = (layer: KeyedLayer, frame: Shown, moment: number): Shown | undefined => {
    const settings = JSON.stringify(layer.key)
    const cached = frames.get(layer.id)
    const isPoster = cached !== undefined && cached.at === POSTER && moment !== POSTER
    const isSame = cached?.asset === layer.asset && cached.settings === settings && !isPoster
    if (isSame && cached.at === moment) return toShown(cached.canvas)
    const size = sizeOf(frame)
    const canvas = cached?.canvas ?? document.createElement('canvas')
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    if (!brush) return undefined
    brush.drawImage(frame.image, 0, 0, size.width, size.height)
    const image = brush.getImageData(0, 0, size.width, size.height)
    const key = isSame
      ? cached.key
      : createKey({ samples: sampleScreen({ pixels: image.data, ...size }), key: layer.key })
    keyPixels({ pixels: image.data, key })
    brush.putImageData(image, 0, 0)
    frames.set(layer.id, { canvas, asset: layer.asset, settings, key, at: moment })
    return toShown(canvas)
  }
  const toShown = (canvas: HTMLCanvasElement): Shown => ({
    image: canvas,
    width: canvas.width,
    height: canvas.height,
  })

  return {
    /** A frame of a clip, keyed if its layer is. `moment` is the cache key of the frame. */
    of: (input: { scene: Scene; layerId: string; frame: Shown; moment: number }) => {
      const layer = input.scene.layers.find(({ id }) => id === input.layerId)
      return layer?.kind === 'keyed' ? keyFrame(layer, input.frame, input.moment) : input.frame
    },
  }
}
