/** RGBA with straight alpha, row by row: the layout of `ImageData`. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

/** One value from 0 to 1 for each pixel. */
export type Mask = { width: number; height: number; values: Float32Array }

export type Rgb = readonly [red: number, green: number, blue: number]

export const createPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})

export const createMask = (width: number, height: number): Mask => ({
  width,
  height,
  values: new Float32Array(width * height),
})

/** `#rrggbb` → its three channels. */
export const parseHex = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Perceived lightness of a pixel, 0 to 1; `at` is the index of its red byte. */
export const readTone = (data: Uint8ClampedArray, at: number): number =>
  (0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)) / 255

export const readAlpha = ({ width, height, data }: Pixels): Mask => {
  const mask = createMask(width, height)
  for (let at = 0; at < mask.values.length; at++) mask.values[at] = (data[at * 4 + 3] ?? 0) / 255
  return mask
}
