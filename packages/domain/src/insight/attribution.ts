import { ENOUGH_CASES, median, quantile } from './figures.ts'

export type AttributionCase<Dimension extends string> = {
  accountId: string
  views: number
  traits: Readonly<Partial<Record<Dimension, readonly string[]>>>
}

export type AttributionLine<Dimension extends string> = {
  dimension: Dimension
  value: string
  count: number
  /** Median over the posts, each relative to the median of its account. */
  ratio: number
  /** The quarter and the three quarters of them. */
  low: number
  high: number
}

/** Views relative to the account's median; accounts with a median of zero can't be compared. */
const withRatios = <Dimension extends string>(cases: readonly AttributionCase<Dimension>[]) => {
  const views = new Map<string, number[]>()
  for (const one of cases)
    views.set(one.accountId, [...(views.get(one.accountId) ?? []), one.views])
  const usual = new Map([...views].map(([accountId, known]) => [accountId, median(known) ?? 0]))
  return cases.flatMap((one) => {
    const base = usual.get(one.accountId) ?? 0
    return base > 0 ? [{ ...one, ratio: one.views / base }] : []
  })
}

/** Groups by ratio, best first. Groups below `ENOUGH_CASES` are left out. */
export const attribute = <Dimension extends string>({
  cases,
  dimensions,
}: {
  cases: readonly AttributionCase<Dimension>[]
  dimensions: readonly Dimension[]
}): AttributionLine<Dimension>[] => {
  const rated = withRatios(cases)
  return dimensions
    .flatMap((dimension) => {
      const groups = new Map<string, number[]>()
      for (const { traits, ratio } of rated) {
        for (const value of new Set(traits[dimension] ?? [])) {
          groups.set(value, [...(groups.get(value) ?? []), ratio])
        }
      }
      return [...groups].flatMap(([value, ratios]) =>
        ratios.length < ENOUGH_CASES
          ? []
          : [
              {
                dimension,
                value,
                count: ratios.length,
                ratio: median(ratios) ?? 1,
                low: quantile(ratios, 0.25) ?? 1,
                high: quantile(ratios, 0.75) ?? 1,
              },
            ],
      )
    })
    .sort((one, other) => other.ratio - one.ratio || other.count - one.count)
}
