import type { Aspect, Box } from '@kadr/contract/studio/scene/scene'
import { getCanvasSize } from '../geometry/canvas-size.ts'

/**
 * A slide's canvas. Layouts are written for 9:16, 1080 × 1920; `y` maps their heights to other
 * formats and `k` scales their sizes.
 */
export type Page = {
  aspect: Aspect
  width: number
  height: number
  /** Left and right edges of the text area. */
  left: number
  right: number
  k: number
  y(design: number): number
  /** A box whose top and bottom are design heights. */
  box(x: number, top: number, width: number, bottom: number): Box
}

/** Design heights of the canvas top, the first and the last line of text, and the canvas bottom. */
const HEIGHTS = [0, 250, 1500, 1920] as const

const FORMATS: Record<Aspect, { at: readonly number[]; left: number; right: number; k: number }> = {
  '9:16': { at: HEIGHTS, left: 84, right: 950, k: 1 },
  '4:5': { at: [0, 72, 1040, 1350], left: 76, right: 1004, k: 0.84 },
  '1:1': { at: [0, 60, 850, 1080], left: 72, right: 1008, k: 0.7 },
}

const mapHeight = (design: number, at: readonly number[]): number => {
  const after = HEIGHTS.findIndex((height) => design < height)
  const upper = after === -1 ? HEIGHTS.length - 1 : Math.max(1, after)
  const [fromA = 0, fromB = 1] = [HEIGHTS[upper - 1], HEIGHTS[upper]]
  const [toA = 0, toB = 1] = [at[upper - 1], at[upper]]
  return toA + ((design - fromA) / (fromB - fromA)) * (toB - toA)
}

export const createPage = (aspect: Aspect): Page => {
  const { width, height } = getCanvasSize(aspect)
  const { at, left, right, k } = FORMATS[aspect]
  const y = (design: number) => Math.round(mapHeight(design, at))
  return {
    aspect,
    width,
    height,
    left,
    right,
    k,
    y,
    box: (x, top, boxWidth, bottom) => ({
      x,
      y: y(top),
      width: boxWidth,
      height: Math.max(2, y(bottom) - y(top)),
    }),
  }
}

/** The area where text may be placed. */
export const getWordsBox = (page: Page): Box => ({
  x: page.left,
  y: page.y(250),
  width: page.right - page.left,
  height: page.y(1500) - page.y(250),
})
