import type { Box } from '@kadr/contract/scene'
import {
  allocatePlanes,
  freePlanes,
  type KernelContext,
  type Planes,
  viewBytes,
} from '../planes/planes.ts'
import type { Placement } from './place-planes.ts'

export type StaticLayerCache = {
  /**
   * Number of lowest layers served from the cache; calls `draw` to fill it once they stop moving.
   */
  update(layers: readonly Placement[], draw: (target: Planes, count: number) => void): number
  /** Copies the cached layers onto a frame. */
  copyTo(target: Planes): void
  close(): void
}

const isSameBox = (a: Box, b: Box) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** Planes are immutable once drawn, so comparing references is enough. */
const isSamePlacement = (a: Placement, b: Placement | undefined) =>
  b !== undefined &&
  a.planes === b.planes &&
  a.opacity === b.opacity &&
  isSameBox(a.from, b.from) &&
  isSameBox(a.to, b.to) &&
  isSameBox(a.clip, b.clip)

const countUnchanged = (layers: readonly Placement[], others: readonly Placement[]) => {
  const moved = layers.findIndex((layer, index) => !isSamePlacement(layer, others[index]))
  return moved < 0 ? layers.length : moved
}

/** Copying the cache costs as much as drawing a single layer. */
const MIN_CACHED_LAYERS = 2

/** Caches the static layers below everything that moves: drawn once, then copied to each frame. */
export const createStaticLayerCache = (
  context: KernelContext,
  { width, height }: { width: number; height: number },
): StaticLayerCache => {
  let previous: readonly Placement[] = []
  let cached: readonly Placement[] = []
  let planes: Planes | undefined
  return {
    update(layers, draw) {
      const resting = countUnchanged(layers, previous)
      previous = layers
      if (cached.length > 0 && countUnchanged(cached, layers) === cached.length)
        return cached.length
      cached = resting < MIN_CACHED_LAYERS ? [] : layers.slice(0, resting)
      if (cached.length > 0) {
        planes ??= allocatePlanes(context, { width, height, hasAlpha: false })
        draw(planes, cached.length)
      }
      return cached.length
    },
    copyTo(target) {
      if (planes) viewBytes(context, target).set(viewBytes(context, planes))
    },
    close() {
      if (planes) freePlanes(context, planes)
    },
  }
}
