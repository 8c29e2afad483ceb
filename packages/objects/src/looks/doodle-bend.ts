import { createMask, type Mask } from './pixels.ts'

const measureWave = (place: number, seed: number) =>
  Math.sin(place / 47 + seed) * 3 + Math.sin(place / 19 + seed * 2.3) * 1.6

/** Value between two neighbours of a line. */
const readBetween = (
  values: Float32Array,
  start: number,
  step: number,
  length: number,
  at: number,
) => {
  const low = Math.floor(at)
  const read = (index: number) =>
    index < 0 || index >= length ? 0 : (values[start + index * step] ?? 0)
  return read(low) + (read(low + 1) - read(low)) * (at - low)
}

/** Shifts rows, then columns, along slow waves: an uneven, hand-drawn line. */
export const bendMask = ({ width, height, values }: Mask, point: number): Mask => {
  const rows = createMask(width, height)
  for (let y = 0; y < height; y++) {
    const shift = measureWave(y / point, 1.3) * point
    for (let x = 0; x < width; x++)
      rows.values[y * width + x] = readBetween(values, y * width, 1, width, x - shift)
  }
  const bent = createMask(width, height)
  for (let x = 0; x < width; x++) {
    const shift = measureWave(x / point, 4.1) * point
    for (let y = 0; y < height; y++)
      bent.values[y * width + x] = readBetween(rows.values, x, width, height, y - shift)
  }
  return bent
}
