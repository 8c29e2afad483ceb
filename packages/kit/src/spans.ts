/** A stretch of time or numbers, without its end. */
export type Span = { from: number; to: number }

/** In order, touching and overlapping ones joined; empty ones are dropped. */
export const mergeSpans = (spans: readonly Span[]): Span[] => {
  const joined: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (to <= from) continue
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** What is left of the whole. */
export const subtractSpans = (whole: Span, removed: readonly Span[]): Span[] => {
  const left: Span[] = []
  let from = whole.from
  for (const gone of mergeSpans(removed)) {
    if (gone.to <= whole.from || gone.from >= whole.to) continue
    if (gone.from > from) left.push({ from, to: gone.from })
    from = Math.max(from, gone.to)
  }
  if (from < whole.to) left.push({ from, to: whole.to })
  return left
}

/** The parts that lie inside of the whole. */
export const cropSpans = (spans: readonly Span[], whole: Span): Span[] =>
  spans.flatMap(({ from, to }) => {
    const part = { from: Math.max(from, whole.from), to: Math.min(to, whole.to) }
    return part.to > part.from ? [part] : []
  })

export const measureSpans = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)

export const doSpansMeet = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to
