import { cropToBody } from './body.ts'
import type { Look } from './look.ts'
import { parseHex, type Rgb, readTone } from './pixels.ts'
import { createToneCurve } from './tones.ts'

/** Used when a style names no colours: warm clay, dark to light. */
const CLAY = ['#4a2412', '#9a5230', '#cf8a60', '#f0c9a6', '#fff4e6']

const pickFromRamp = (stops: readonly Rgb[], tone: number): Rgb => {
  const place = tone * (stops.length - 1)
  const index = Math.max(0, Math.min(stops.length - 2, Math.floor(place)))
  const [low, high] = [stops[index] ?? [0, 0, 0], stops[index + 1] ?? stops[index] ?? [0, 0, 0]]
  const mix = (channel: 0 | 1 | 2) =>
    low[channel] + (high[channel] - low[channel]) * (place - index)
  return [mix(0), mix(1), mix(2)]
}

/** Maps tones to a colour ramp, dark to light; `share` is its opacity over the original colours. */
const createRampLook =
  (share: number): Look =>
  ({ drawing, body, colours }) => {
    const stops = (colours.length > 0 ? colours : CLAY).map(parseHex)
    const ramp = Array.from({ length: 256 }, (_, level) => pickFromRamp(stops, level / 255))
    const spread = createToneCurve(drawing)
    const pixels = cropToBody(drawing, body, 0)
    const { data } = pixels
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0) continue
      const colour = ramp[Math.round(spread(readTone(data, at)) * 255)] ?? [0, 0, 0]
      for (let channel = 0; channel < 3; channel++) {
        const own = data[at + channel] ?? 0
        data[at + channel] = own + ((colour[channel] ?? 0) - own) * share
      }
    }
    return { pixels, margin: 0 }
  }

/** One material: keeps light and shade, drops the original colours. */
export const drawClay = createRampLook(1)

/** Tinted by the colours of a set, mostly original. */
export const drawToned = createRampLook(0.38)
