import type { DayMetricName } from '@kadr/contract/insight/metrics'
import { findDayMetric } from '@kadr/domain/insight/metric-catalog'
import type { Account } from '../account.ts'
import type { MetricName, MetricValues, NotAllowed } from '../metrics.ts'
import { findMissingScopes } from './scopes.ts'

/** Maps the network's metrics to our names; missing ones stay undefined. */
export function mapMetrics(input: {
  names: Readonly<Record<string, MetricName>>
  told: Readonly<Record<string, unknown>>
}): MetricValues {
  const values: Partial<Record<MetricName, number>> = {}
  for (const [theirs, ours] of Object.entries(input.names)) {
    const value = parseCount(input.told[theirs])
    if (value !== undefined) values[ours] = (values[ours] ?? 0) + value
  }
  return values
}

/** Counters are numbers, or strings where they may exceed 2^53. */
function parseCount(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^\d+$/.test(value)
  const number = isText ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Statistics need separate permissions, which a user may decline. */
export function findNotAllowed(input: {
  account: Account
  scopes: readonly string[]
}): NotAllowed | undefined {
  const missing = findMissingScopes({ required: input.scopes, tokens: input.account.tokens })
  return missing.length > 0 ? { kind: 'not_allowed', missingScopes: missing } : undefined
}

export const formatDay = (at: Date): string => at.toISOString().slice(0, 10)

/** Metrics the network did not report. */
export const listMissing = (input: {
  names: readonly MetricName[]
  values: MetricValues
}): MetricName[] => [...new Set(input.names)].filter((name) => input.values[name] === undefined)

/** Names under which the days of a network are stored. */
export const listDayNames = (names: Readonly<Record<string, MetricName>>): DayMetricName[] =>
  Object.values(names).flatMap((name) => findDayMetric(name) ?? [])
