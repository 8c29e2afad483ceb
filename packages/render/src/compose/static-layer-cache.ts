import type { Box } from '@kadr/contract/studio/scene/scene'
import {
  allocatePlanes,
  freePlanes,
  type KernelContext,
  type Planes,
  viewBytes,
} from '../planes/planes.ts'
import type { Placement } from './place-planes.ts'
import { intersect, isEmpty, snapToEven } from './rect.ts'

export type PlacedLayer = {
  id: string
  placed: Placement
  /** Whether the pixels change while the placement does not (clips). */
  isLive: boolean
}

type Draw<Layer> = (target: Planes, layers: readonly Layer[]) => void

export type StaticLayerCache<Layer extends PlacedLayer> = {
  /**
   * Takes layers that stopped moving into the cache. Returns those left to draw over it; undefined
   * when nothing is cached.
   */
  update(layers: readonly Layer[]): readonly Layer[] | undefined
  /** Copies the cached layers onto a frame, before `left` are drawn over them. */
  copyTo(target: Planes, left: readonly Layer[]): void
  /** Must be called when something else is drawn on a frame: only what was drawn over is copied. */
  forget(target: Planes): void
  close(): void
}

const isSameBox = (a: Box, b: Box) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** Planes are immutable once drawn, so comparing references is enough. */
const isSamePlacement = (a: Placement, b: Placement) =>
  a.planes === b.planes &&
  a.opacity === b.opacity &&
  isSameBox(a.from, b.from) &&
  isSameBox(a.to, b.to) &&
  isSameBox(a.clip, b.clip)

const findArea = ({ to, clip }: Placement) => snapToEven(intersect(to, clip), 'outward')

const copyArea = ({ kernel }: KernelContext, target: Planes, source: Planes, area: Box) => {
  if (isEmpty(area)) return
  for (const plane of ['y', 'u', 'v'] as const) {
    const half = plane === 'y' ? 1 : 2
    const stride = target.width / half
    const skipped = (area.y / half) * stride + area.x / half
    const size = [area.width / half, area.height / half]
    kernel.copyPlane(target[plane] + skipped, stride, source[plane] + skipped, stride, ...size)
  }
}

/** Ready layers that overlap no unready layer below them, so drawing them first changes nothing. */
const findResting = <Layer extends PlacedLayer>(
  layers: readonly Layer[],
  isReady: (layer: Layer) => boolean,
): Layer[] => {
  const moving: Box[] = []
  return layers.filter((layer) => {
    const area = findArea(layer.placed)
    const rests = isReady(layer) && moving.every((below) => isEmpty(intersect(below, area)))
    if (!rests) moving.push(area)
    return rests
  })
}

/** Copying the cache costs as much as drawing a single layer. */
const MIN_CACHED_LAYERS = 2
/**
 * Frames a layer rests before it joins others in the cache. All of them are drawn again when it
 * moves, so layers redrawn several times a second must not join.
 */
const JOINING_FRAMES = 8

/** Caches static layers that cover nothing that moves: drawn once, then copied to each frame. */
export const createStaticLayerCache = <Layer extends PlacedLayer>({
  context,
  size,
  drawFromScratch,
  drawOver,
}: {
  context: KernelContext
  size: { width: number; height: number }
  drawFromScratch: Draw<Layer>
  drawOver: Draw<Layer>
}): StaticLayerCache<Layer> => {
  /** Number of frames each layer has not moved for. */
  let rests = new Map<string, { placed: Placement; frames: number }>()
  let cached = new Set<string>()
  let planes: Planes | undefined
  /** Incremented when the cached layers change. */
  let version = 0
  const copies = new WeakMap<Planes, { version: number; drawnOver: readonly Box[] }>()

  const countRests = (layers: readonly Layer[]) => {
    const before = rests
    rests = new Map(
      layers.map(({ id, placed, isLive }) => {
        const known = before.get(id)
        const isSame = known && !isLive && isSamePlacement(placed, known.placed)
        return [id, { placed, frames: isSame ? known.frames + 1 : 0 }]
      }),
    )
  }

  const hasRested = ({ id }: Layer, frames: number) => (rests.get(id)?.frames ?? 0) >= frames

  /** Draws layers that joined; false when a cached one moved. */
  const extend = (layers: readonly Layer[]): boolean => {
    const resting = findResting(layers, (layer) =>
      hasRested(layer, cached.has(layer.id) ? 1 : JOINING_FRAMES),
    )
    const joined = resting.filter(({ id }) => !cached.has(id))
    if (!planes || cached.size === 0 || resting.length - joined.length < cached.size) return false
    if (joined.length === 0) return true
    drawOver(planes, joined)
    for (const { id } of joined) cached.add(id)
    version += 1
    return true
  }

  const rebuild = (layers: readonly Layer[]) => {
    const resting = findResting(layers, (layer) => hasRested(layer, 1))
    const taken = resting.length < MIN_CACHED_LAYERS ? [] : resting
    cached = new Set(taken.map(({ id }) => id))
    if (taken.length === 0) return
    planes ??= allocatePlanes(context, { ...size, hasAlpha: false })
    drawFromScratch(planes, taken)
    version += 1
  }

  return {
    update(layers) {
      countRests(layers)
      if (!extend(layers)) rebuild(layers)
      return cached.size > 0 ? layers.filter(({ id }) => !cached.has(id)) : undefined
    },
    copyTo(target, left) {
      if (!planes) return
      const copy = copies.get(target)
      if (copy?.version === version)
        for (const area of copy.drawnOver) copyArea(context, target, planes, area)
      else viewBytes(context, target).set(viewBytes(context, planes))
      copies.set(target, { version, drawnOver: left.map(({ placed }) => findArea(placed)) })
    },
    forget: (target) => copies.delete(target),
    close() {
      if (planes) freePlanes(context, planes)
    },
  }
}
