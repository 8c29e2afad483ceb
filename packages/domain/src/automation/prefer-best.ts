import { createSeededRandom } from '@kadr/kit/seeded-random'
import { median } from '../analytics/figures.ts'

export type Tried = { key: string; views: readonly number[] }

/** A key of so many runs weighs as much as what is usual for the rule. */
const PRIOR_RUNS = 3
/** Twice the usual views are taken about four times as often. */
const POWER = 2

const logMean = (views: readonly number[]) =>
  views.reduce((total, one) => total + Math.log1p(one), 0) / views.length

/**
 * How often each key should be taken, as shares of one: better views weigh more, drawn towards the usual ones
 * while runs are few. Nothing falls to zero, so that what did badly once is tried again.
 */
export const sharesOf = (tried: readonly Tried[]): Map<string, number> => {
  const usual = median(tried.flatMap(({ views }) => views).map(Math.log1p)) ?? 0
  const weights = tried.map(({ key, views }) => {
    const known = views.length === 0 ? 0 : (logMean(views) - usual) * views.length
    return { key, weight: Math.exp((POWER * known) / (views.length + PRIOR_RUNS)) }
  })
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return new Map(weights.map(({ key, weight }) => [key, weight / total]))
}

/** Keys in a random order in which a larger share comes first more often; the same for the same seed. */
export const orderByShares = ({
  keys,
  tried,
  seed,
}: {
  keys: readonly string[]
  tried: readonly Tried[]
  seed: string
}): string[] => {
  const viewsOf = (key: string) => tried.find((one) => one.key === key)?.views ?? []
  const shares = sharesOf(keys.map((key) => ({ key, views: viewsOf(key) })))
  const random = createSeededRandom(seed)
  return keys
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((key) => ({ key, wait: -Math.log(1 - random()) / (shares.get(key) ?? 1) }))
    .toSorted((one, other) => one.wait - other.wait)
    .map(({ key }) => key)
}
