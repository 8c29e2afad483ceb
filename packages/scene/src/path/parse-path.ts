import { type Curve, convertArc, type Point } from './arc.ts'

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

type Control = { of: 'cubic' | 'quadratic'; point: Point }
type Step = {
  numbers: readonly number[]
  from: Point
  base: Point
  /** Control point of the previous curve, which a smooth curve continues. */
  control: Control | undefined
}
type Read = { segments: Segment[]; control?: Control }

const pointAt = ({ numbers, base }: Step, index: number): Point => ({
  x: base.x + (numbers[index] ?? 0),
  y: base.y + (numbers[index + 1] ?? 0),
})

const continueCurve = ({ control, from }: Step, of: Control['of']): Point =>
  control?.of === of ? mirror(control.point, from) : from

const line = (to: Point): Read => ({ segments: [{ kind: 'line', to }] })

const cubic = (a: Point, b: Point, to: Point): Read => ({
  segments: [{ kind: 'curve', a, b, to }],
  control: { of: 'cubic', point: b },
})

const quadratic = (from: Point, middle: Point, to: Point): Read => ({
  segments: [raise(from, middle, to)],
  control: { of: 'quadratic', point: middle },
})

const readArc = (step: Step): Read => {
  const [rx = 0, ry = 0, turn = 0, isLarge = 0, isClockwise = 0] = step.numbers
  const flags = { isLarge: isLarge !== 0, isClockwise: isClockwise !== 0 }
  const curves = convertArc({ rx, ry, turn, ...flags, from: step.from, to: pointAt(step, 5) })
  return { segments: curves.map((curve) => ({ kind: 'curve', ...curve })) }
}

const READERS: Record<string, (step: Step) => Read> = {
  m: (step) => ({ segments: [{ kind: 'move', to: pointAt(step, 0) }] }),
  l: (step) => line(pointAt(step, 0)),
  h: (step) => line({ x: pointAt(step, 0).x, y: step.from.y }),
  v: ({ numbers, from, base }) => line({ x: from.x, y: base.y + (numbers[0] ?? 0) }),
  c: (step) => cubic(pointAt(step, 0), pointAt(step, 2), pointAt(step, 4)),
  s: (step) => cubic(continueCurve(step, 'cubic'), pointAt(step, 0), pointAt(step, 2)),
  q: (step) => quadratic(step.from, pointAt(step, 0), pointAt(step, 2)),
  t: (step) => quadratic(step.from, continueCurve(step, 'quadratic'), pointAt(step, 0)),
  a: readArc,
  z: () => ({ segments: [{ kind: 'close' }] }),
}

/** Reads SVG path data; what can't be read is left out. */
export const parsePath = (d: string): Segment[] => {
  const segments: Segment[] = []
  let from: Point = { x: 0, y: 0 }
  let start = from
  let control: Control | undefined
  for (const { letter, numbers, isRelative } of listSteps(d)) {
    const base = isRelative ? from : { x: 0, y: 0 }
    const read = READERS[letter]?.({ numbers, from, base, control })
    if (!read) continue
    segments.push(...read.segments)
    control = read.control
    const last = read.segments.at(-1)
    if (last) from = last.kind === 'close' ? start : last.to
    if (letter === 'm') start = from
  }
  return segments
}
