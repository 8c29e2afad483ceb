import { createPixels, type Pixels } from './pixels.ts'

export type BodyBox = { x: number; y: number; width: number; height: number }

/** Fainter pixels belong to the soft shadow of the drawing. */
const FAINTEST_ALPHA = 40

const hasBody = ({ width, data }: Pixels, x: number, y: number) =>
  (data[(y * width + x) * 4 + 3] ?? 0) >= FAINTEST_ALPHA

/** Bounding box of the drawing; one pixel for an empty picture. */
export const findBody = (pixels: Pixels): BodyBox => {
  let [left, top, right, bottom] = [pixels.width, pixels.height, 0, 0]
  for (let y = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++) {
      if (!hasBody(pixels, x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (right < left) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** The body with `margin` empty pixels around it. */
export const cropToBody = (pixels: Pixels, box: BodyBox, margin: number): Pixels => {
  const cut = createPixels(box.width + margin * 2, box.height + margin * 2)
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * pixels.width + box.x) * 4
    const row = pixels.data.subarray(from, from + box.width * 4)
    cut.data.set(row, ((y + margin) * cut.width + margin) * 4)
  }
  return cut
}
