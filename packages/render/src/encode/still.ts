import { ImageData } from '@napi-rs/canvas'
import type { Planes, Studio } from '../planes/planes.ts'
import { createSurface } from '../surface.ts'

const QUALITY = 88

/** A composed frame as JPEG, in the very colours the video has. */
export const encodeStill = (
  { kernel: { bytes } }: Studio,
  { width, height, y, u, v }: Planes,
): Promise<Buffer> => {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    for (let x = 0; x < width; x += 1) {
      const half = (row >> 1) * (width / 2) + (x >> 1)
      const luma = 1.1644 * ((bytes[y + row * width + x] ?? 0) - 16)
      const blue = (bytes[u + half] ?? 0) - 128
      const red = (bytes[v + half] ?? 0) - 128
      const at = (row * width + x) * 4
      pixels[at] = luma + 1.7927 * red
      pixels[at + 1] = luma - 0.2132 * blue - 0.5329 * red
      pixels[at + 2] = luma + 2.1124 * blue
      pixels[at + 3] = 255
    }
  }
  const { brush, image } = createSurface({ width, height })
  brush.putImageData(new ImageData(pixels, width, height), 0, 0)
  return image.encode('jpeg', QUALITY)
}
