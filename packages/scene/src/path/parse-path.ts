import { type Curve, convertArc } from './arc.ts'

export type Point = { x: number; y: number }

/** Absolute, with every curve as a cubic one. */
export type Segment =
  | { kind: 'move' | 'line'; to: Point }
  | ({ kind: 'curve' } & Curve)
  | { kind: 'close' }

const COMMAND = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const mirror = (point: Point, around: Point): Point => ({
  x: around.x * 2 - point.x,
  y: around.y * 2 - point.y,
})

const toward = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

const raise = (from: Point, control: Point, to: Point): Segment => ({
  kind: 'curve',
  a: toward(from, control, 2 / 3),
  b: toward(to, control, 2 / 3),
  to,
})

/** Splits the numbers of a command into its repeats; a `move` repeats as `line`. */
const listSteps = (d: string): { letter: string; numbers: number[]; isRelative: boolean }[] =>
  [...d.matchAll(COMMAND)].flatMap(([, letter = '', rest = '']) => {
    const kind = letter.toLowerCase()
    const takes = TAKES[kind] ?? 0
    const isRelative = letter === kind
    if (takes === 0) return [{ letter: kind, numbers: [], isRelative }]
    const numbers = (rest.match(NUMBER) ?? []).map(Number)
    return Array.from({ length: Math.floor(numbers.length / takes) }, (_, index) => ({
      letter: kind === 'm' && index > 0 ? 'l' : kind,
      numbers: numbers.slice(index * takes, (index + 1) * takes),
      isRelative,
    }))
  })

/** Reads SVG path data; what can't be read is left out. */
export const parsePath = (d: string): Segment[] => {
  const segments: Segment[] = []
  let at: Point = { x: 0, y: 0 }
  let start = at
  let control: { of: string; point: Point } | undefined
  for (const { letter, numbers, isRelative } of listSteps(d)) {
    const from = at
    const base = isRelative ? from : { x: 0, y: 0 }
    const point = (index: number): Point => ({
      x: base.x + (numbers[index] ?? 0),
      y: base.y + (numbers[index + 1] ?? 0),
    })
    /** A smooth curve goes on as the one before ended. */
    const smooth = (of: string) => (control?.of === of ? mirror(control.point, from) : from)
    const before = segments.length
    let next: { of: string; point: Point } | undefined
    if (letter === 'm') segments.push({ kind: 'move', to: point(0) })
    else if (letter === 'l') segments.push({ kind: 'line', to: point(0) })
    else if (letter === 'h')
      segments.push({ kind: 'line', to: { x: base.x + (numbers[0] ?? 0), y: from.y } })
    else if (letter === 'v')
      segments.push({ kind: 'line', to: { x: from.x, y: base.y + (numbers[0] ?? 0) } })
    else if (letter === 'c' || letter === 's') {
      const shift = letter === 'c' ? 2 : 0
      const a = letter === 'c' ? point(0) : smooth('c')
      const b = point(shift)
      segments.push({ kind: 'curve', a, b, to: point(shift + 2) })
      next = { of: 'c', point: b }
    } else if (letter === 'q' || letter === 't') {
      const middle = letter === 'q' ? point(0) : smooth('q')
      segments.push(raise(from, middle, point(letter === 'q' ? 2 : 0)))
      next = { of: 'q', point: middle }
    } else if (letter === 'a') {
      const [rx = 0, ry = 0, turn = 0, isLarge = 0, isClockwise = 0] = numbers
      const arc = { rx, ry, turn, isLarge: isLarge !== 0, isClockwise: isClockwise !== 0 }
      for (const curve of convertArc({ ...arc, from, to: point(5) }))
        segments.push({ kind: 'curve', ...curve })
    } else segments.push({ kind: 'close' })
    const last = segments.at(-1)
    at = letter === 'z' ? start : last && last.kind !== 'close' ? last.to : from
    if (letter === 'm') start = at
    control = segments.length > before ? next : undefined
  }
  return segments
}
