import type { Box, Paint } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../draw/brush.ts'

type Gradient = Extract<Paint, { kind: 'gradient' | 'radial' }>
type Stops = { addColorStop(offset: number, colour: string): void }

const addStops = <Filled extends Stops>(gradient: Filled, { from, via, to }: Gradient): Filled => {
  gradient.addColorStop(0, from)
  if (via) gradient.addColorStop(via.at, via.colour)
  gradient.addColorStop(1, to)
  return gradient
}

const createLinear = <Image>(brush: Brush<Image>, degrees: number, box: Box) => {
  const angle = (degrees * Math.PI) / 180
  const x = Math.sin(angle)
  const y = Math.cos(angle)
  // Long enough for the corners to get the end colours.
  const half = (Math.abs(x) * box.width + Math.abs(y) * box.height) / 2
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return brush.createLinearGradient(
    middle.x - x * half,
    middle.y - y * half,
    middle.x + x * half,
    middle.y + y * half,
  )
}

/** Fill style of a paint over a box; undefined where nothing is filled by a style. */
export const createFillStyle = <Image>(brush: Brush<Image>, paint: Paint, box: Box): unknown => {
  if (paint.kind === 'solid') return paint.colour
  if (paint.kind === 'gradient') return addStops(createLinear(brush, paint.angle, box), paint)
  if (paint.kind !== 'radial') return undefined
  const x = box.x + paint.x * box.width
  const y = box.y + paint.y * box.height
  const radius = (paint.radius * Math.max(box.width, box.height)) / 2
  return addStops(brush.createRadialGradient(x, y, 0, x, y, radius), paint)
}
