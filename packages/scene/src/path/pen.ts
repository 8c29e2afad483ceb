import { createSeededRandom } from '@kadr/kit/seeded-random'
import type { Point } from './arc.ts'
import { resample } from './flatten.ts'
import type { Segment } from './parse-path.ts'

/** A smooth curve through points. */
export const joinSmoothly = (points: readonly Point[], isClosed: boolean): Segment[] => {
  const [first] = points
  if (!first) return []
  const { length } = points
  const at = (index: number): Point =>
    points[isClosed ? (index + length) % length : Math.max(0, Math.min(length - 1, index))] ?? first
  const count = isClosed ? length : length - 1
  const curves = Array.from({ length: count }, (_, index): Segment => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return {
      kind: 'curve',
      a: { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      b: { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    }
  })
  return [{ kind: 'move', to: first }, ...curves, ...(isClosed ? [{ kind: 'close' } as const] : [])]
}

/** Share of the width left at the ends, and how much of the line thins. */
const TIP = 0.25
const TAPERED = 0.18
const STEP = 14

/** The outline of a pen's stroke: uneven, thin at both ends. */
export const outlinePenStroke = ({
  line,
  width,
  seed,
}: {
  line: readonly Point[]
  width: number
  seed: number
}): Segment[] => {
  const random = createSeededRandom(seed)
  const points = resample(line, STEP)
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  for (const [index, { x, y }] of points.entries()) {
    const before = points[Math.max(0, index - 1)] ?? { x, y }
    const after = points[Math.min(last, index + 1)] ?? { x, y }
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const end = Math.min(1, Math.min(index, last - index) / last / TAPERED)
    const half = (width / 2) * (TIP + (1 - TIP) * Math.sqrt(end)) * (0.86 + random() * 0.28)
    const normal = {
      x: (-(after.y - before.y) / length) * half,
      y: ((after.x - before.x) / length) * half,
    }
    left.push({ x: x + normal.x, y: y + normal.y })
    right.push({ x: x - normal.x, y: y - normal.y })
  }
  return joinSmoothly([...left, ...right.reverse()], true)
}
