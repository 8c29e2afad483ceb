import { createSeededRandom } from '@kadr/kit/seeded-random'
import { median } from '../insight/figures.ts'

export type Tried = { key: string; views: readonly number[] }

/** A key with this many runs weighs as much as the rule's average. */
const PRIOR_RUNS = 3
/** A key with twice the usual views is chosen about four times as often. */
const POWER = 2

const logMean = (views: readonly number[]) =>
  views.reduce((total, one) => total + Math.log1p(one), 0) / views.length

/**
 * Share of each key, summing to one: better views weigh more, shrunk towards the average while runs are few. No share
 * is zero, so that a key that did badly once is tried again.
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

/** Keys in a random order weighted by share; deterministic for a seed. */
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
