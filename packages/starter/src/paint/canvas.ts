import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../random.ts'

export type Brush = SKRSContext2D
export type { Canvas }

export const WIDTH = 1080
export const HEIGHT = 1920

export const createPicture = (width = WIDTH, height = HEIGHT) => {
  const canvas = createCanvas(width, height)
  return { canvas, brush: canvas.getContext('2d') }
}

export const fill = (brush: Brush, colour: string) => {
  brush.fillStyle = colour
  brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height)
}

export const disc = (brush: Brush, x: number, y: number, radius: number) => {
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fill()
}

/** Runs `draw` between save and restore. */
export const apart = (brush: Brush, draw: () => void) => {
  brush.save()
  draw()
  brush.restore()
}

/** A smooth closed path through the points. */
const smoothPath = (brush: Brush, points: readonly (readonly [number, number])[]) => {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0]
  const middle = (index: number) => {
    const [ax, ay] = at(index)
    const [bx, by] = at(index + 1)
    return [(ax + bx) / 2, (ay + by) / 2] as const
  }
  brush.beginPath()
  brush.moveTo(...middle(-1))
  for (let index = 0; index < points.length; index += 1) {
    brush.quadraticCurveTo(...at(index), ...middle(index))
  }
  brush.closePath()
}

/** A soft pebble shape. */
export const blobPath = (
  brush: Brush,
  random: Random,
  {
    x,
    y,
    radius,
    wobble = 0.2,
    stretch = 1,
  }: {
    x: number
    y: number
    radius: number
    wobble?: number
    stretch?: number
  },
) => {
  const turn = random.between(0, Math.PI * 2)
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = turn + (index / 9) * Math.PI * 2
    const reach = radius * (1 + random.between(-wobble, wobble))
    return [x + Math.cos(angle) * reach * stretch, y + Math.sin(angle) * reach] as const
  })
  smoothPath(brush, points)
}

const GRAIN_SIDE = 384

/** Film grain: avoids a plastic look and banding of large flat areas. */
export const addGrain = (brush: Brush, random: Random, strength = 0.08) => {
  const { canvas, brush: tile } = createPicture(GRAIN_SIDE, GRAIN_SIDE)
  const noise = tile.createImageData(GRAIN_SIDE, GRAIN_SIDE)
  for (let at = 0; at < noise.data.length; at += 4) {
    const level = 128 + random.normal() * 60
    noise.data.fill(level, at, at + 3)
    noise.data[at + 3] = 255
  }
  tile.putImageData(noise, 0, 0)
  apart(brush, () => {
    brush.globalAlpha = strength
    brush.globalCompositeOperation = 'overlay'
    brush.fillStyle = brush.createPattern(canvas, 'repeat') ?? 'transparent'
    brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height)
  })
}

/** Radial glow. */
export const addGlow = (
  brush: Brush,
  {
    x,
    y,
    radius,
    colour,
    alpha = 1,
  }: {
    x: number
    y: number
    radius: number
    /** Six hex digits with the hash. */
    colour: string
    alpha?: number
  },
) => {
  const level = (share: number) =>
    Math.round(alpha * share * 255)
      .toString(16)
      .padStart(2, '0')
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  for (const [stop, share] of [
    [0, 1],
    [0.25, 0.78],
    [0.5, 0.4],
    [0.75, 0.12],
    [1, 0],
  ] as const) {
    light.addColorStop(stop, `${colour}${level(share)}`)
  }
  apart(brush, () => {
    brush.fillStyle = light
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  })
}

/** Slightly darker corners. */
export const addVignette = (brush: Brush, { colour = '#000000', alpha = 0.12 } = {}) => {
  const { width, height } = brush.canvas
  const shade = brush.createRadialGradient(
    width / 2,
    height / 2,
    height * 0.3,
    width / 2,
    height / 2,
    height * 0.68,
  )
  shade.addColorStop(0, `${colour}00`)
  shade.addColorStop(
    1,
    `${colour}${Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')}`,
  )
  brush.fillStyle = shade
  brush.fillRect(0, 0, width, height)
}
