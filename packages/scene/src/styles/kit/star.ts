const COUNT = 5
const INNER = 0.44

/** A star with round-cornered proportions, one point up. */
export const drawStar = (cx: number, cy: number, r: number): string => {
  const points = Array.from({ length: COUNT * 2 }, (_, at) => {
    const angle = -Math.PI / 2 + (at * Math.PI) / COUNT
    const radius = at % 2 ? r * INNER : r
    return `${(cx + Math.cos(angle) * radius).toFixed(1)} ${(cy + Math.sin(angle) * radius).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** Stars side by side from the left corner of their box. */
export const drawStarRow = (from: number, until: number, r: number, step: number): string =>
  Array.from({ length: until - from }, (_, at) => drawStar(r + (from + at) * step, r, r)).join('')
