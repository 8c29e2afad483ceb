import type { Box } from '@kadr/contract/studio/scene/scene'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import type { Point } from './arc.ts'
import type { Segment } from './parse-path.ts'

const closed = (points: readonly Point[]): Segment[] => [
  ...points.map((to, index): Segment => ({ kind: index === 0 ? 'move' : 'line', to })),
  { kind: 'close' },
]

const sample = (count: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => at(index / (count - 1)))

/** Paper cut by hand: edges are not quite parallel. */
export const cutStrip = ({ x, y, width, height }: Box, seed: number): Segment[] => {
  const random = createSeededRandom(seed)
  const off = () => (random() - 0.5) * height * 0.09
  const right = x + width
  const bottom = y + height
  return closed([
    { x: x + off() / 2, y: y + off() },
    { x: right + off() / 2, y: y + off() },
    { x: right + off() / 2, y: bottom + off() },
    { x: x + off() / 2, y: bottom + off() },
  ])
}

/** A swipe of a marker: rough short sides, slightly bent long ones. */
export const swipeMarker = ({ x, y, width, height }: Box, seed: number): Segment[] => {
  const random = createSeededRandom(seed)
  const rough = height * 0.18
  const side = (edge: number) =>
    sample(7, (share) => ({ x: edge + (random() - 0.5) * rough, y: y + share * height }))
  const left = side(x)
  const right = side(x + width).reverse()
  const bottom = { x: x + width / 2, y: y + height + (random() - 0.4) * height * 0.09 }
  const top = { x: x + width / 2, y: y + (random() - 0.6) * height * 0.09 }
  return closed([...left, bottom, ...right, top])
}

/** An underline with a shorter second stroke back. */
export const underlineTwice = ({ x, y, width, height }: Box, seed: number): Point[] => {
  const random = createSeededRandom(seed)
  const bend = () => (random() - 0.5) * height * 0.2
  const there = sample(12, (share) => ({
    x: x + share * width,
    y: y + height * (0.32 - share * 0.3) + bend(),
  }))
  const back = sample(10, (share) => ({
    x: x + width * (0.96 - share * 0.72),
    y: y + height * (0.62 + share * 0.3) + bend(),
  }))
  return [...there, ...back]
}

const TURNS = 1.12

/** Around the box: a little more than a turn, the end passes the start. */
export const circleAround = ({ x, y, width, height }: Box, seed: number): Point[] => {
  const random = createSeededRandom(seed)
  const rough = () => (random() - 0.5) * Math.min(width, height) * 0.03
  return sample(44, (share) => {
    const angle = -2.4 + share * Math.PI * 2 * TURNS
    const grown = 0.94 + share * 0.1
    return {
      x: x + width / 2 + (Math.cos(angle) * width * grown) / 2 + rough(),
      y: y + height / 2 + (Math.sin(angle) * height * grown) / 2 + rough(),
    }
  })
}
