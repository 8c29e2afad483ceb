import { toYuv, type YuvColour } from './key-table.ts'

const clampByte = (value: number) => Math.min(255, Math.max(0, value))

/** Takes the screen out of RGBA pixels in place, by the table the server uses: for previews. */
export const keyPixels = ({
  pixels,
  table,
  screen,
}: {
  pixels: Uint8ClampedArray
  table: Uint32Array
  screen: YuvColour
}): void => {
  for (let at = 0; at < pixels.length; at += 4) {
    const r = pixels[at] ?? 0
    const g = pixels[at + 1] ?? 0
    const b = pixels[at + 2] ?? 0
    const { y, u, v } = toYuv({ r, g, b })
    const entry = table[(Math.round(u) << 8) | Math.round(v)] ?? 255
    const alpha = entry & 255
    pixels[at + 3] = alpha
    if (alpha === 0) continue
    const share = alpha / 255
    // What is left is multiplied by alpha already; a canvas wants it straight.
    const luma = clampByte((y - (1 - share) * screen.y) / share) - 16
    const blue = (((entry >> 8) & 255) - 128) / share
    const red = (((entry >> 16) & 255) - 128) / share
    pixels[at] = 1.1644 * luma + 1.7927 * red
    pixels[at + 1] = 1.1644 * luma - 0.2132 * blue - 0.5329 * red
    pixels[at + 2] = 1.1644 * luma + 2.1124 * blue
  }
}

const middleOf = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 128

/** The screen's colour: the middle of what both upper corners show. */
export const measureScreen = (corners: readonly YuvColour[]): YuvColour => ({
  y: middleOf(corners.map(({ y }) => y)),
  u: middleOf(corners.map(({ u }) => u)),
  v: middleOf(corners.map(({ v }) => v)),
})
