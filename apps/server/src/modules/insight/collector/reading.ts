import type { ReadingOutcome, StoredMetricName } from '@kadr/contract/insight/metrics'
import { findDayMetric } from '@kadr/domain/insight/metric-catalog'
import {
  bucketOf,
  nextAccountReading,
  nextItemReading,
  nextRetry,
} from '@kadr/domain/insight/reading-times'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import {
  type AccountMetrics,
  adapters,
  type Failure,
  type MetricName,
  type MetricValues,
  toReadingFailure,
} from '@kadr/networks'
import type { Point } from './points.repository.ts'
import type { SubjectRow } from './subjects.repository.ts'

/** The result of reading one subject, ready to be stored. */
export type Reading = {
  subject: SubjectRow
  at: Date
  outcome: ReadingOutcome
  failure: Pick<Failure, 'code' | 'message'> | null
  missing: readonly StoredMetricName[]
  points: readonly Point[]
  failureCount: number
  nextAt: Date | null
}

type Base = { subject: SubjectRow; now: Date }

const nothing = { missing: [], points: [] }

const inReadingWords = <F extends Pick<Failure, 'action' | 'message'>>(
  { network }: SubjectRow,
  failure: F,
) => toReadingFailure({ title: adapters[network].title, failure })

/** A post unknown to the network is read twice more: it may appear late. */
const MAX_ABSENT = 3

/** Names in the order of the adapter's catalog. */
const toPoints = ({
  subjectId,
  values,
  bucketAt,
}: {
  subjectId: string
  values: MetricValues
  bucketAt: Date
}): Point[] =>
  (Object.entries(values) as [MetricName, number | undefined][]).flatMap(([metric, value]) =>
    value === undefined ? [] : [{ subjectId, metric, bucketAt, value }],
  )

const toDayPoints = (subjectId: string, { days }: AccountMetrics): Point[] =>
  days.flatMap(({ date, values }) =>
    toPoints({ subjectId, values, bucketAt: new Date(`${date}T00:00:00Z`) }).flatMap((point) => {
      const metric = isMetricName(point.metric) ? findDayMetric(point.metric) : undefined
      return metric ? [{ ...point, metric }] : []
    }),
  )

const isMetricName = (name: StoredMetricName): name is MetricName => !name.endsWith('Day')

export const accountFound = ({
  subject,
  now,
  metrics,
  missing,
  failure,
}: Base & {
  metrics: AccountMetrics
  missing: readonly StoredMetricName[]
  failure: Failure | undefined
}): Reading => ({
  subject,
  at: now,
  outcome: 'found',
  failure: failure ? inReadingWords(subject, failure) : null,
  missing,
  points: [
    ...toPoints({ subjectId: subject.id, values: metrics.totals, bucketAt: bucketOf(now) }),
    ...toDayPoints(subject.id, metrics),
  ],
  failureCount: 0,
  // Figures missing because of a temporary failure are read again sooner.
  nextAt: failure ? new Date(now.getTime() + HOUR_MS) : nextAccountReading(now),
})

export const itemFound = ({
  subject,
  now,
  publishedAt,
  metrics,
  missing,
}: Base & {
  publishedAt: Date
  metrics: MetricValues
  missing: readonly MetricName[]
}): Reading => ({
  subject,
  at: now,
  outcome: 'found',
  failure: null,
  missing,
  points: toPoints({ subjectId: subject.id, values: metrics, bucketAt: bucketOf(now) }),
  failureCount: 0,
  nextAt: nextItemReading({ publishedAt, now }),
})

export const itemAbsent = ({
  subject,
  now,
  publishedAt,
}: Base & { publishedAt: Date }): Reading => {
  const failureCount = subject.outcome === 'absent' ? subject.failureCount + 1 : 1
  const isYoung = now.getTime() - publishedAt.getTime() < DAY_MS
  const mayAppear = isYoung || failureCount < MAX_ABSENT
  return {
    subject,
    at: now,
    outcome: 'absent',
    failure: null,
    missing: [],
    points: [],
    failureCount,
    nextAt: mayAppear ? nextItemReading({ publishedAt, now }) : null,
  }
}

/** Left out by the network: it may be shown again, so it is read like the others. */
export const itemUnlisted = ({
  subject,
  now,
  publishedAt,
}: Base & { publishedAt: Date }): Reading => ({
  subject,
  at: now,
  outcome: 'unlisted',
  failure: null,
  ...nothing,
  failureCount: 0,
  nextAt: nextItemReading({ publishedAt, now }),
})

/** A failure that needs a person is retried with growing intervals; a repaired connection is read immediately. */
const LASTING_MIN_MS = 6 * HOUR_MS
const LASTING_MAX_MS = 7 * DAY_MS

export const notAllowed = ({
  subject,
  now,
  code,
  message,
  isLasting,
}: Base & { code: string; message: string; isLasting: boolean }): Reading => ({
  subject,
  at: now,
  outcome: 'not_allowed',
  failure: { code, message },
  ...nothing,
  failureCount: 0,
  nextAt: isLasting ? null : new Date(now.getTime() + DAY_MS),
})

export const failed = ({
  subject,
  now,
  failure,
}: Base & {
  failure: Pick<Failure, 'code' | 'message' | 'kind' | 'action' | 'retryAt'>
}): Reading => {
  const failureCount = subject.failureCount + 1
  const isPassing = failure.kind === 'retryable'
  return {
    subject,
    at: now,
    outcome: 'failed',
    failure: inReadingWords(subject, failure),
    ...nothing,
    failureCount,
    nextAt: isPassing
      ? nextRetry({ failures: failureCount, retryAt: failure.retryAt, now })
      : new Date(
          now.getTime() + Math.min(LASTING_MAX_MS, LASTING_MIN_MS * 2 ** (failureCount - 1)),
        ),
  }
}
