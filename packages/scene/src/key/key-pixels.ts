import type { Key } from './create-key.ts'

const limit = (value: number) => Math.max(0, Math.min(255, value))

/** Keys RGBA pixels in place with the server's lookup table, for previews. */
export const keyPixels = ({
  pixels,
  key: { table, luma },
}: {
  pixels: Uint8ClampedArray
  key: Key
}): void => {
  for (let at = 0; at < pixels.length; at += 4) {
    const r = pixels[at] ?? 0
    const g = pixels[at + 1] ?? 0
    const b = pixels[at + 2] ?? 0
    // `toYuv` inlined: this runs for every pixel of every frame.
    const u = (128.5 - 0.1006 * r - 0.3386 * g + 0.4392 * b) | 0
    const v = (128.5 + 0.4392 * r - 0.3989 * g - 0.0403 * b) | 0
    const entry = table[(u << 8) | v] ?? 255
    const alpha = entry & 255
    pixels[at + 3] = alpha
    if (alpha === 0) continue
    const share = alpha / 255
    // The remainder is premultiplied; canvas pixels use straight alpha.
    const y = 16 + 0.1826 * r + 0.6142 * g + 0.062 * b
    const light = 1.1644 * (limit((y - (1 - share) * luma) / share) - 16)
    const blue = (((entry >> 8) & 255) - 128) / share
    const red = (((entry >> 16) & 255) - 128) / share
    pixels[at] = light + 1.7927 * red
    pixels[at + 1] = light - 0.2132 * blue - 0.5329 * red
    pixels[at + 2] = light + 2.1124 * blue
  }
}
