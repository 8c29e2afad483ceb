import type { Mask, Pixels, Rgb } from './pixels.ts'

/** Blends one pixel with straight alpha over another. */
const layOver = (data: Uint8ClampedArray, at: number, colour: Rgb, alpha: number) => {
  const under = ((data[at + 3] ?? 0) / 255) * (1 - alpha)
  const whole = alpha + under
  if (whole <= 0) return
  for (let channel = 0; channel < 3; channel++)
    data[at + channel] =
      ((colour[channel] ?? 0) * alpha + (data[at + channel] ?? 0) * under) / whole
  data[at + 3] = whole * 255
}

/** Fills a mask with a colour over the existing pixels, with an integer offset. */
export const paintMask = (
  target: Pixels,
  mask: Mask,
  {
    colour,
    opacity = 1,
    shift = { x: 0, y: 0 },
  }: { colour: Rgb; opacity?: number; shift?: { x: number; y: number } },
) => {
  const [dx, dy] = [Math.round(shift.x), Math.round(shift.y)]
  for (let y = Math.max(0, dy); y < Math.min(target.height, mask.height + dy); y++)
    for (let x = Math.max(0, dx); x < Math.min(target.width, mask.width + dx); x++) {
      const alpha = (mask.values[(y - dy) * mask.width + x - dx] ?? 0) * opacity
      if (alpha > 0) layOver(target.data, (y * target.width + x) * 4, colour, alpha)
    }
}

/** Blends pixels of the same size over the existing ones. */
export const paintPixels = (target: Pixels, { data }: Pixels) => {
  for (let at = 0; at < target.data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    if (alpha === 0) continue
    layOver(target.data, at, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], alpha)
  }
}

/** A round dot with a smooth edge; overlapping dots do not add up. */
export const stampDot = (
  { width, height, values }: Mask,
  { x, y, radius }: { x: number; y: number; radius: number },
) => {
  const reach = radius + 1
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (
      let column = Math.max(0, Math.ceil(x - reach));
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      const cover = Math.min(1, radius + 0.5 - Math.hypot(column - x, row - y))
      const at = row * width + column
      if (cover > (values[at] ?? 0)) values[at] = cover
    }
}
