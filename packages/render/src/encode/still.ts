import { ImageData } from '@napi-rs/canvas'
import type { Planes, Studio } from '../planes/planes.ts'
import { createSurface } from '../surface.ts'

const QUALITY = 88

/** A composed frame as JPEG, in the very colours the video has. */
export const encodeStill = (
  { kernel, memory }: Studio,
  { width, height, y, u, v }: Planes,
): Promise<Buffer> => {
  const bytes = width * height * 4
  const rgba = memory.take(bytes)
  kernel.planesToRgba(y, u, v, width, height, rgba)
  const pixels = new Uint8ClampedArray(kernel.bytes.buffer, rgba, bytes)
  const { brush, image } = createSurface({ width, height })
  brush.putImageData(new ImageData(pixels, width, height), 0, 0)
  memory.give(rgba)
  return image.encode('jpeg', QUALITY)
}
