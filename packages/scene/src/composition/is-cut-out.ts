import type { Pixels } from './tile-map.ts'

const CLEAR = 16
const LEAST_CLEAR = 0.6

/** Most of the border of a picture is transparent. */
export const isCutOut = ({ data, width, height }: Pixels): boolean => {
  let clear = 0
  let count = 0
  const look = (x: number, y: number) => {
    count += 1
    if ((data[(y * width + x) * 4 + 3] ?? 255) < CLEAR) clear += 1
  }
  for (let x = 0; x < width; x += 1) {
    look(x, 0)
    look(x, height - 1)
  }
  for (let y = 0; y < height; y += 1) {
    look(0, y)
    look(width - 1, y)
  }
  return clear >= count * LEAST_CLEAR
}
