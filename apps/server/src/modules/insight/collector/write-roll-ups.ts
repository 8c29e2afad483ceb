import { growthOfCounter, spreadGrowth } from '@kadr/domain/insight/counter-growth'
import { isAddedUp } from '@kadr/domain/insight/metric-catalog'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { DAY_MS } from '@kadr/kit/durations'
import type { Tx } from '../../../db/connection.ts'
import {
  type DayValue,
  type LatestFigure,
  type Point,
  readLatest,
  upsertLatest,
  writeDays,
} from './points.repository.ts'
import type { Reading } from './reading.ts'
import type { Batch } from './subjects.repository.ts'

/** When each piece was published, by subject. */
export type PublishedAt = ReadonlyMap<string, Date>

const isOfDay = (name: string) => name.endsWith('Day')

/**
 * Growth of counters since the last reading, and their new peaks. The first value of a post counts as growth only if it
 * was published within the last day.
 */
const followCounters = ({
  readings,
  latest,
  publishedAt,
  today,
  localDayOf,
}: {
  readings: readonly Reading[]
  latest: Awaited<ReturnType<typeof readLatest>>
  publishedAt: PublishedAt
  today: string
  localDayOf: (at: Date) => string
}): { days: DayValue[]; figures: LatestFigure[] } => {
  const sums = new Map<string, Required<DayValue>>()
  const add = (metric: DayValue['metric'], growth: number, lastDay: string | null) => {
    const parts = spreadGrowth({ growth, lastDay, today })
    const isSpread = parts.length > 1 && growth > 0
    for (const { day, value } of parts) {
      const known = sums.get(`${metric}/${day}`)
      sums.set(`${metric}/${day}`, {
        metric,
        day,
        value: (known?.value ?? 0) + value,
        isSpread: isSpread || (known?.isSpread ?? false),
      })
    }
  }
  const follow = (point: Point, isNew: boolean): LatestFigure => {
    if (!isAddedUp(point.metric)) return { ...point, peak: null }
    const before = latest.get(point.subjectId)?.get(point.metric)
    // Rows older than the column have no peak.
    const last = before ? (before.peak ?? before.value) : isNew ? 0 : null
    const { growth, peak } = growthOfCounter({ peak: last, level: point.value })
    if (growth !== null) add(point.metric, growth, before ? localDayOf(before.capturedAt) : null)
    return { ...point, peak }
  }
  const figures = readings.flatMap(({ subject, at, points }) => {
    const born = publishedAt.get(subject.id)
    const isNew = born !== undefined && at.getTime() - born.getTime() < DAY_MS
    return points.map((point) => follow(point, isNew))
  })
  return { days: [...sums.values()], figures }
}

/** The latest day of daily metrics. */
const newestOf = (points: readonly Point[]): LatestFigure[] => {
  const inOrder = [...points].sort((a, b) => a.bucketAt.getTime() - b.bucketAt.getTime())
  const newest = new Map(inOrder.map((point) => [`${point.subjectId}/${point.metric}`, point]))
  return [...newest.values()].map((point) => ({ ...point, peak: null }))
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Writes the daily and the latest figures of the readings. */
export const writeRollUps = async (
  tx: Tx,
  {
    batch,
    readings,
    timeZone,
    publishedAt,
    capturedAt,
  }: {
    batch: Batch
    readings: readonly Reading[]
    timeZone: string
    publishedAt: PublishedAt
    capturedAt: Date
  },
) => {
  const { account } = batch
  const kind = batch.subjects[0]?.kind ?? 'work_item'
  const points = readings.flatMap((reading) => reading.points)
  const localDayOf = (at: Date) => toWallTime({ at, timeZone }).slice(0, 10)
  const today = localDayOf(capturedAt)
  if (kind === 'account') {
    const values = points.map(({ metric, bucketAt, value }) => ({
      metric,
      value,
      day: isOfDay(metric) ? dayOf(bucketAt) : today,
    }))
    await writeDays({ tx, account, source: 'account', values, capturedAt })
    await upsertLatest({ tx, account, kind, values: newestOf(points), capturedAt })
    return
  }
  const latest = await readLatest({ tx, subjectIds: readings.map(({ subject }) => subject.id) })
  const { days, figures } = followCounters({ readings, latest, publishedAt, today, localDayOf })
  await writeDays({ tx, account, source: 'items', values: days, capturedAt })
  await upsertLatest({ tx, account, kind, values: figures, capturedAt })
}
