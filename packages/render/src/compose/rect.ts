import type { Box } from '@kadr/contract/studio/scene/scene'

export const scaleBox = (box: Box, by: number): Box => ({
  x: box.x * by,
  y: box.y * by,
  width: box.width * by,
  height: box.height * by,
})

/** Scaled around a point, then shifted. */
export const placeBox = (
  box: Box,
  {
    middle,
    scale,
    shift,
  }: { middle: { x: number; y: number }; scale: number; shift: { x: number; y: number } },
): Box => ({
  x: box.x * scale + middle.x * (1 - scale) + shift.x,
  y: box.y * scale + middle.y * (1 - scale) + shift.y,
  width: box.width * scale,
  height: box.height * scale,
})

export const intersect = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

const EDGE = 1e-6

/**
 * Snaps edges to even pixels, as 4:2:0 chroma requires: outward for soft edges, otherwise to the
 * nearest.
 */
export const snapToEven = (box: Box, rounding: 'nearest' | 'outward'): Box => {
  const low = (value: number) =>
    rounding === 'nearest' ? Math.round(value / 2) * 2 : Math.floor(value / 2 + EDGE) * 2
  const high = (value: number) =>
    rounding === 'nearest' ? Math.round(value / 2) * 2 : Math.ceil(value / 2 - EDGE) * 2
  const x = low(box.x)
  const y = low(box.y)
  return { x, y, width: high(box.x + box.width) - x, height: high(box.y + box.height) - y }
}

export const isEmpty = ({ width, height }: Box): boolean => width <= 0 || height <= 0

export const covers = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height
