import type { Account } from '../account.ts'
import type { MetricName, MetricValues, NotAllowed } from '../metrics.ts'
import { missingScopes } from './scopes.ts'

/** The network's numbers under our names; what it did not tell stays out. */
export function metricValues(input: {
  names: Readonly<Record<string, MetricName>>
  told: Readonly<Record<string, unknown>>
}): MetricValues {
  const values: Partial<Record<MetricName, number>> = {}
  for (const [theirs, ours] of Object.entries(input.names)) {
    const value = numberOf(input.told[theirs])
    if (value !== undefined) values[ours] = (values[ours] ?? 0) + value
  }
  return values
}

/** Counters come as numbers, or as text where they may outgrow one. */
function numberOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^\d+$/.test(value)
  const number = isText ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Statistics have permissions of their own, which a person may leave out. */
export function findNotAllowed(input: {
  account: Account
  scopes: readonly string[]
}): NotAllowed | undefined {
  const missing = missingScopes({ required: input.scopes, tokens: input.account.tokens })
  return missing.length > 0 ? { kind: 'not_allowed', missingScopes: missing } : undefined
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
