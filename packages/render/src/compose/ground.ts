import type { Box } from '@kadr/contract/scene'
import { bytesOf, givePlanes, type Planes, type Studio, takePlanes } from '../planes/planes.ts'
import type { Placed } from './place-planes.ts'

export type Ground = {
  /** How many of the lowest layers lie ready; `draw` is asked for them when they have come to rest. */
  prepare(layers: readonly Placed[], draw: (target: Planes, count: number) => void): number
  /** Puts what lies ready on a frame. */
  put(target: Planes): void
  close(): void
}

const isSameBox = (a: Box, b: Box) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** Planes are never drawn on again: the same ones look the same. */
const isSame = (a: Placed, b: Placed | undefined) =>
  b !== undefined &&
  a.planes === b.planes &&
  a.opacity === b.opacity &&
  isSameBox(a.from, b.from) &&
  isSameBox(a.to, b.to) &&
  isSameBox(a.clip, b.clip)

const sameCount = (layers: readonly Placed[], others: readonly Placed[]) => {
  const moved = layers.findIndex((layer, index) => !isSame(layer, others[index]))
  return moved < 0 ? layers.length : moved
}

/** Fewer are copied as fast as they are drawn. */
const LEAST = 2

/** What lies still under all that moves: it is drawn once and copied from then on. */
export const createGround = (
  studio: Studio,
  { width, height }: { width: number; height: number },
): Ground => {
  let before: readonly Placed[] = []
  let held: readonly Placed[] = []
  let planes: Planes | undefined
  return {
    prepare(layers, draw) {
      const resting = sameCount(layers, before)
      before = layers
      if (held.length > 0 && sameCount(held, layers) === held.length) return held.length
      held = resting < LEAST ? [] : layers.slice(0, resting)
      if (held.length > 0) {
        planes ??= takePlanes(studio, { width, height, hasAlpha: false })
        draw(planes, held.length)
      }
      return held.length
    },
    put(target) {
      if (planes) bytesOf(studio, target).set(bytesOf(studio, planes))
    },
    close() {
      if (planes) givePlanes(studio, planes)
    },
  }
}
