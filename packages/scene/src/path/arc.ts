export type Point = { x: number; y: number }

export type Curve = { a: Point; b: Point; to: Point }

type Arc = {
  from: Point
  to: Point
  rx: number
  ry: number
  /** Degrees of the ellipse. */
  turn: number
  isLarge: boolean
  isClockwise: boolean
}

/** Centre and angles of an arc given by its ends, as the SVG specification computes them. */
const findCentre = ({ from, to, rx, ry, turn, isLarge, isClockwise }: Arc) => {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 }
  const x = cos * half.x + sin * half.y
  const y = -sin * half.x + cos * half.y
  // Radii that are too small are enlarged until the ends can be joined.
  const lack = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2))
  const [a, b] = [rx * lack, ry * lack]
  const squares = (a * y) ** 2 + (b * x) ** 2
  const root = Math.sqrt(Math.max(0, (a * b) ** 2 - squares) / squares)
  const factor = isLarge === isClockwise ? -root : root
  const cx = (factor * a * y) / b
  const cy = (-factor * b * x) / a
  const first = Math.atan2((y - cy) / b, (x - cx) / a)
  const last = Math.atan2((-y - cy) / b, (-x - cx) / a)
  const whole = Math.PI * 2
  const span = (last - first + whole * 2) % whole
  const centre = {
    x: cos * cx - sin * cy + (from.x + to.x) / 2,
    y: sin * cx + cos * cy + (from.y + to.y) / 2,
  }
  return { centre, first, span: isClockwise ? span : span - whole, a, b, cos, sin }
}

/** An elliptic arc as cubic curves of at most a quarter each. */
export const convertArc = (arc: Arc): Curve[] => {
  const { from, to } = arc
  const [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)]
  if (from.x === to.x && from.y === to.y) return []
  if (rx === 0 || ry === 0) return [{ a: from, b: to, to }]
  const { centre, first, span, a, b, cos, sin } = findCentre({ ...arc, rx, ry })
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9))
  const step = span / count
  const reach = (4 / 3) * Math.tan(step / 4)
  const place = (x: number, y: number): Point => ({
    x: centre.x + cos * a * x - sin * b * y,
    y: centre.y + sin * a * x + cos * b * y,
  })
  return Array.from({ length: count }, (_, index) => {
    const start = first + step * index
    const end = start + step
    const [cs, ss, ce, se] = [Math.cos(start), Math.sin(start), Math.cos(end), Math.sin(end)]
    return {
      a: place(cs - reach * ss, ss + reach * cs),
      b: place(ce + reach * se, se - reach * ce),
      to: index === count - 1 ? to : place(ce, se),
    }
  })
}
