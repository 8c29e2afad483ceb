import { expect, it } from 'vitest'
import { cutLines, flattenPath, resample } from './flatten.ts'
import { parsePath } from './parse-path.ts'
import { outlinePenStroke } from './pen.ts'
import { measurePath, placeOutline, shakePath } from './trace.ts'

const endsOf = (d: string) =>
  parsePath(d).map((segment) => (segment.kind === 'close' ? 'z' : segment.to))

it('reads absolute and relative commands, repeats and numbers without spaces', () => {
  expect(endsOf('M10-5l5 5 5.5.5H0v10z')).toEqual([
    { x: 10, y: -5 },
    { x: 15, y: 0 },
    { x: 20.5, y: 0.5 },
    { x: 0, y: 0.5 },
    { x: 0, y: 10.5 },
    'z',
  ])
})

it('goes on from the start of a closed part', () => {
  expect(endsOf('M5 5l5 0zl0 3').at(-1)).toEqual({ x: 5, y: 8 })
})

it('continues smooth curves as the curve before ended', () => {
  const [, , smooth] = parsePath('M0 0C0 10 10 10 10 0S20-10 20 0')
  expect(smooth).toMatchObject({ a: { x: 10, y: -10 } })
  const [, , after] = parsePath('M0 0Q5 10 10 0T20 0')
  expect(after?.kind === 'curve' && after.a.y).toBeCloseTo(-20 / 3)
})

it('turns an arc into curves that stay on its circle', () => {
  const half = flattenPath(parsePath('M0 0A50 50 0 0 1 100 0')).flat()
  for (const { x, y } of half) expect(Math.hypot(x - 50, y)).toBeCloseTo(50, 1)
  expect(Math.min(...half.map(({ y }) => y))).toBeCloseTo(-50, 1)
})

it('ignores what is no path', () => {
  expect(parsePath('hello')).toEqual([])
  expect(parsePath('')).toEqual([])
})

it('stretches an outline onto its box', () => {
  const box = { x: 100, y: 200, width: 400, height: 100 }
  const placed = placeOutline({ d: 'M0 0L10 10', view: { width: 10, height: 10 } }, box)
  expect(measurePath(placed)).toEqual(box)
  expect(measurePath(placeOutline({ d: 'M0 0L10 10' }, box))).toMatchObject({ width: 10 })
})

it('draws lines one after another by their length', () => {
  const lines = flattenPath(parsePath('M0 0H30M0 10H10'))
  expect(cutLines(lines, 0.5)).toEqual([
    [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ],
  ])
  expect(cutLines(lines, 0.875)).toHaveLength(2)
  expect(cutLines(lines, 1)).toEqual(lines)
})

it('keeps the ends of a line it measures out anew', () => {
  const points = resample(
    [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 100, y: 0 },
    ],
    10,
  )
  expect(points[0]).toEqual({ x: 0, y: 0 })
  expect(points.at(-1)?.x).toBeCloseTo(100)
  expect(points).toHaveLength(11)
})

it('draws a pen stroke of about its width, the same for the same seed', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
  ]
  const stroke = outlinePenStroke({ line, width: 20, seed: 3 })
  const height = measurePath(stroke)?.height ?? 0
  expect(height).toBeGreaterThan(15)
  expect(height).toBeLessThan(26)
  expect(outlinePenStroke({ line, width: 20, seed: 3 })).toEqual(stroke)
  expect(outlinePenStroke({ line, width: 20, seed: 4 })).not.toEqual(stroke)
})

it('shakes a path by no more than its amount, differently each time', () => {
  const path = parsePath('M0 0L100 50L30 80')
  expect(shakePath(path, { redraw: 0, amount: 4 })).toEqual(path)
  const [one, two] = [1, 2].map((redraw) => shakePath(path, { redraw, amount: 4 }))
  expect(one).not.toEqual(two)
  for (const [index, segment] of (one ?? []).entries()) {
    const before = path[index]
    if (segment.kind === 'close' || before?.kind !== segment.kind) continue
    expect(Math.abs(segment.to.x - before.to.x)).toBeLessThanOrEqual(4)
  }
})
