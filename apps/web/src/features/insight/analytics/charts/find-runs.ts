/** First and last index, inclusive. */
export type Run = { from: number; to: number }

/** Ranges without a value. What precedes the first value and follows the last one counts too. */
export const findGaps = (values: readonly (number | null)[]): Run[] => {
  const gaps: Run[] = []
  for (const [index, value] of values.entries()) {
    if (value !== null) continue
    const last = gaps.at(-1)
    if (last && last.to === index - 1) last.to = index
    else gaps.push({ from: index, to: index })
  }
  return gaps
}

/** Values whose neighbour is missing: they get a dot, since a line of one point is not seen. */
export const findEnds = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, index) => {
    if (value === null) return []
    const isInside = index > 0 && index < values.length - 1
    const before = values[index - 1] ?? null
    const after = values[index + 1] ?? null
    const isLone = before === null && after === null
    return isLone || (isInside && (before === null || after === null)) ? [index] : []
  })
