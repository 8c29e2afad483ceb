import { ImageData } from '@napi-rs/canvas'
import type { KernelContext, Planes } from '../planes/planes.ts'
import { createSurface } from '../surface.ts'

const QUALITY = 88

/** Encodes a composed frame as JPEG with the video's colour conversion. */
export const encodeStill = (
  { kernel, memory }: KernelContext,
  { width, height, y, u, v }: Planes,
): Promise<Buffer> => {
  const bytes = width * height * 4
  const rgba = memory.allocate(bytes)
  kernel.planesToRgba(y, u, v, width, height, rgba)
  const pixels = new Uint8ClampedArray(kernel.bytes.buffer, rgba, bytes)
  const { brush, image } = createSurface({ width, height })
  brush.putImageData(new ImageData(pixels, width, height), 0, 0)
  memory.free(rgba)
  return image.encode('jpeg', QUALITY)
}
