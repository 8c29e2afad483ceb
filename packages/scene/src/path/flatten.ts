import type { Point } from './arc.ts'
import type { Segment } from './parse-path.ts'

const STEPS = 20

const pointOn = (
  from: Point,
  { a, b, to }: { a: Point; b: Point; to: Point },
  t: number,
): Point => {
  const u = 1 - t
  const [w0, w1, w2, w3] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
  return {
    x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * to.x,
    y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * to.y,
  }
}

/** Polylines of a path, one for each `move`. */
export const flattenPath = (segments: readonly Segment[]): Point[][] => {
  const lines: Point[][] = []
  let line: Point[] = []
  for (const segment of segments) {
    const from = line.at(-1)
    if (segment.kind === 'move') {
      line = [segment.to]
      lines.push(line)
    } else if (!from) continue
    else if (segment.kind === 'line') line.push(segment.to)
    else if (segment.kind === 'curve')
      for (let step = 1; step <= STEPS; step += 1) line.push(pointOn(from, segment, step / STEPS))
    else if (line[0]) line.push(line[0])
  }
  return lines.filter(({ length }) => length > 1)
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, index) => {
    const before = line[index - 1]
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : 0
  }, 0)

const cutLine = (line: readonly Point[], length: number): Point[] => {
  const kept: Point[] = []
  let left = length
  for (const point of line) {
    const before = kept.at(-1)
    if (!before) {
      kept.push(point)
      continue
    }
    const step = Math.hypot(point.x - before.x, point.y - before.y)
    if (step > left) {
      const share = step === 0 ? 0 : left / step
      kept.push({
        x: before.x + (point.x - before.x) * share,
        y: before.y + (point.y - before.y) * share,
      })
      return kept
    }
    left -= step
    kept.push(point)
  }
  return kept
}

/** The first part of polylines, by length; lines are drawn one after another. */
export const cutLines = (lines: readonly Point[][], share: number): Point[][] => {
  if (share >= 1) return [...lines]
  const lengths = lines.map(lengthOf)
  let left = lengths.reduce((sum, length) => sum + length, 0) * share
  return lines.flatMap((line, index) => {
    const length = lengths[index] ?? 0
    const shown = Math.min(left, length)
    left -= shown
    return shown > 0 ? [shown >= length ? line : cutLine(line, shown)] : []
  })
}

/** Points at equal distances of about `step`. */
export const resample = (line: readonly Point[], step: number): Point[] => {
  const total = lengthOf(line)
  const count = Math.max(2, Math.round(total / step))
  const points: Point[] = []
  let index = 0
  let passed = 0
  for (let at = 0; at <= count; at += 1) {
    const wanted = (total * at) / count
    for (;;) {
      const [from, to] = [line[index], line[index + 1]]
      if (!from || !to) break
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (passed + length >= wanted || index === line.length - 2) {
        const share = length === 0 ? 0 : Math.min(1, (wanted - passed) / length)
        points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
        break
      }
      passed += length
      index += 1
    }
  }
  return points
}
