import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { getCanvasBox } from '@kadr/scene/geometry/canvas-size'
import { computeContainBox } from '@kadr/scene/paint/fit-rect'
import {
  nudgePlacement,
  type Placement,
  type Shift,
} from '../../../../reel-editor/handles/gesture.ts'

type Size = { width: number; height: number }

/** The range of the sliders. */
export const PLACE_LIMITS = {
  x: { min: -0.2, max: 1.2 },
  y: { min: -0.2, max: 1.2 },
  scale: { min: 0.15, max: 2 },
} as const

/** The fraction of the canvas that a reaction must keep visible, so that it can be grabbed. */
const REACH = 0.15
const CENTRE = 0.5
/** Snaps to the centre of the canvas within this distance. */
const SNAP = 0.02

const between = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value))
/** A thousandth of the canvas is below what is visible. */
const tidy = (value: number) => Math.round(value * 1000) / 1000
const snap = (value: number) => (Math.abs(value - CENTRE) <= SNAP ? CENTRE : value)

/** The fraction of the canvas that a clip covers at scale 1; all of it for a clip of unknown size. */
export const extentOf = ({ clip, aspect }: { clip: Size | undefined; aspect: Aspect }): Size => {
  const canvas = getCanvasBox(aspect)
  const { width, height } = clip ? computeContainBox({ picture: clip, box: canvas }) : canvas
  return { width: width / canvas.width, height: height / canvas.height }
}

/** Clamps to positions in which enough of the reaction is visible. */
export const keepInReach = (place: Placement, extent: Size): Placement => {
  const scale = between(place.scale, PLACE_LIMITS.scale)
  const keep = (axis: 'x' | 'y', side: number) => {
    const half = (scale * side) / 2
    const inside = Math.min(REACH, half * 2)
    const { min, max } = PLACE_LIMITS[axis]
    const limits = { min: Math.max(min, inside - half), max: Math.min(max, 1 + half - inside) }
    return tidy(between(place[axis], limits))
  }
  return { scale: tidy(scale), x: keep('x', extent.width), y: keep('y', extent.height) }
}

/** `by` is in fractions of the canvas, `factor` is the change of scale. */
export const dragPosition = ({
  start,
  by,
  factor,
  extent,
}: {
  start: Placement
  by: Shift
  factor: number
  extent: Size
}): Placement => {
  const isMoved = by.x !== 0 || by.y !== 0
  const settle = isMoved ? snap : tidy
  const x = settle(start.x + by.x)
  const y = settle(start.y + by.y)
  return keepInReach({ scale: start.scale * factor, x, y }, extent)
}

/** Arrow keys move, plus and minus resize. Undefined for any other key. */
export const nudgePosition = ({
  start,
  key,
  isFar,
  extent,
}: {
  start: Placement
  key: string
  isFar: boolean
  extent: Size
}): Placement | undefined => {
  const place = nudgePlacement({ start, key, isFar })
  return place && keepInReach(place, extent)
}

/** The visible part of the reaction, in fractions of the canvas. */
export const computeVisibleBox = ({ place, extent }: { place: Placement; extent: Size }) => {
  const cut = (middle: number, side: number) => {
    const begin = between(middle - side / 2, { min: 0, max: 1 })
    return { begin, length: between(middle + side / 2, { min: 0, max: 1 }) - begin }
  }
  const across = cut(place.x, place.scale * extent.width)
  const down = cut(place.y, place.scale * extent.height)
  return { x: across.begin, y: down.begin, width: across.length, height: down.length }
}
