import { createPixels, type Pixels } from './pixels.ts'

/** Half the size; each pixel is the alpha-weighted mean of four. Smooths jagged edges left by filters. */
export const halve = ({ width, height, data }: Pixels): Pixels => {
  const half = createPixels(width >> 1, height >> 1)
  const read = (at: number) => data[at] ?? 0
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++) {
      const a = (y * 2 * width + x * 2) * 4
      const b = a + 4
      const c = a + width * 4
      const d = c + 4
      const [alphaA, alphaB, alphaC, alphaD] = [read(a + 3), read(b + 3), read(c + 3), read(d + 3)]
      const alpha = alphaA + alphaB + alphaC + alphaD
      if (alpha === 0) continue
      const to = (y * half.width + x) * 4
      for (let channel = 0; channel < 3; channel++)
        half.data[to + channel] =
          (read(a + channel) * alphaA +
            read(b + channel) * alphaB +
            read(c + channel) * alphaC +
            read(d + channel) * alphaD) /
          alpha
      half.data[to + 3] = alpha / 4
    }
  return half
}
