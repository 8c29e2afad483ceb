export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Robust against a single slow round. */
const median = (values: readonly number[]): number => quantile(values, 0.5)

export type Contestant = { name: string; measure(): Promise<number> }

/** The figures of the rounds of one contestant. */
export const summarise = (name: string, values: readonly number[]): Result => ({
  ...{ name, median: median(values), min: Math.min(...values), max: Math.max(...values) },
})

type Result = { name: string; median: number; min: number; max: number }

/** Interleaves the contestants, so that load on the machine affects all of them. */
export const interleave = async ({
  contestants,
  rounds,
}: {
  contestants: readonly Contestant[]
  rounds: number
}): Promise<Result[]> => {
  const figures = new Map<string, number[]>(contestants.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, measure } of contestants) figures.get(name)?.push(await measure())
  }
  return contestants.map(({ name }) => summarise(name, figures.get(name) ?? []))
}

type Report = { name: string; unit: string; results: readonly Result[]; meaning: string }

/** The first contestant is ours, the second its baseline. */
export const report = ({ name, unit, results, meaning }: Report) => {
  const [ours, bare] = results
  if (!ours || !bare) throw new Error(`${name} needs two contestants`)
  console.log(`${name}: ratio ${(ours.median / bare.median).toFixed(2)} (${meaning})`)
  console.table(
    Object.fromEntries(
      results.map((result) => [
        result.name,
        {
          [`median, ${unit}`]: Number(result.median.toFixed(1)),
          min: Number(result.min.toFixed(1)),
          max: Number(result.max.toFixed(1)),
        },
      ]),
    ),
  )
}
