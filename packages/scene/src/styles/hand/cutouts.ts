import { createSeededRandom } from '@kadr/kit/seeded-random'
import { curve, type Point } from './strokes.ts'

const f = (value: number) => Number(value.toFixed(1)).toString()

/** A closed irregular shape of few long curves. */
export const blob = ({
  width,
  height,
  seed = 1,
  points = 8,
  wobble = 0.16,
}: {
  width: number
  height: number
  seed?: number
  points?: number
  wobble?: number
}): string => {
  const random = createSeededRandom(seed)
  const around = Array.from({ length: points }, (_, i): Point => {
    const angle = (i / points) * Math.PI * 2
    const radius = 1 - wobble + random() * wobble * 2
    return [
      width / 2 + (Math.cos(angle) * width * radius) / 2,
      height / 2 + (Math.sin(angle) * height * radius) / 2,
    ]
  })
  return curve(around, true)
}

/** The area under a wavy line through these heights across the width. */
export const hill = (width: number, bottom: number, heights: readonly number[]): string => {
  const top = curve(heights.map((y, i): Point => [(width * i) / (heights.length - 1), y]))
  return `${top}L${width} ${f(bottom)}L0 ${f(bottom)}Z`
}

/** A box drawn by hand. */
export const roughBox = (size: number): string =>
  curve(
    [
      [0, 4],
      [size * 0.5, -3],
      [size, 2],
      [size + 3, size * 0.5],
      [size - 2, size],
      [size * 0.5, size + 3],
      [2, size - 3],
      [-3, size * 0.5],
    ],
    true,
  )
