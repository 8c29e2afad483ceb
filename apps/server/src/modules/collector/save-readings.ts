import { isAddedUp } from '@kadr/domain/analytics/metric-catalog'
import { toWallTime } from '@kadr/domain/schedule/wall-time'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import { rememberRefusals } from './accounts.repository.ts'
import { ensurePartitions } from './partitions.repository.ts'
import {
  type DayValue,
  insertReadings,
  markPresence,
  readLatest,
  type SavedReading,
  settleSubjects,
  upsertLatest,
  upsertPoints,
  writeDays,
} from './points.repository.ts'
import type { BatchReading } from './read-batch.ts'
import type { Reading } from './reading.ts'
import { type Batch, postponeAccount } from './subjects.repository.ts'

type Input = {
  ctx: AppContext
  batch: Batch
  result: BatchReading
  /** When each piece was published, by subject. */
  publishedAt: ReadonlyMap<string, Date>
}

/** How long a refused metric is not asked for. */
const REFUSED_MS = 7 * DAY_MS

const toSaved = (reading: Reading, now: Date): SavedReading => ({
  id: newId(now.getTime()),
  subjectId: reading.subject.id,
  at: reading.at,
  outcome: reading.outcome,
  failureCode: reading.failure?.code ?? null,
  failureMessage: reading.failure?.message ?? null,
  failureCount: reading.failureCount,
  missingNames: reading.missing,
  nextAt: reading.nextAt,
})

const isOfDay = (name: string) => name.endsWith('Day')

/**
 * By how much counters grew since they were last seen. What a piece had when it was first seen counts only if it was
 * published within a day: then all of it came in that time.
 */
const growthOf = ({
  readings,
  latest,
  publishedAt,
  day,
}: {
  readings: readonly Reading[]
  latest: Awaited<ReturnType<typeof readLatest>>
  publishedAt: Input['publishedAt']
  day: string
}): DayValue[] => {
  const sums = new Map<DayValue['metric'], number>()
  for (const { subject, at, points } of readings) {
    const known = latest.get(subject.id)
    const born = publishedAt.get(subject.id)
    const isNew = born !== undefined && at.getTime() - born.getTime() < DAY_MS
    for (const { metric, value } of points) {
      const before = known?.get(metric) ?? (isNew ? 0 : undefined)
      if (before === undefined || !isAddedUp(metric)) continue
      sums.set(metric, (sums.get(metric) ?? 0) + value - before)
    }
  }
  return [...sums].map(([metric, value]) => ({ metric, day, value }))
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const writeRollUps = async (
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
    publishedAt: Input['publishedAt']
    capturedAt: Date
  },
) => {
  const { account } = batch
  const kind = batch.subjects[0]?.kind ?? 'work_item'
  const points = readings.flatMap((reading) => reading.points)
  const today = toWallTime({ at: capturedAt, timeZone }).slice(0, 10)
  const subjectIds = readings.map(({ subject }) => subject.id)
  if (kind === 'account') {
    const values = points.map(({ metric, bucketAt, value }) => ({
      metric,
      value,
      day: isOfDay(metric) ? dayOf(bucketAt) : today,
    }))
    await writeDays({ tx, account, source: 'account', values, capturedAt })
  } else {
    const latest = await readLatest({ tx, subjectIds })
    const values = growthOf({ readings, latest, publishedAt, day: today })
    await writeDays({ tx, account, source: 'items', values, capturedAt })
  }
  // Of metrics of days the newest day.
  const newest = new Map(
    [...points]
      .sort((a, b) => a.bucketAt.getTime() - b.bucketAt.getTime())
      .map((point) => [`${point.subjectId}/${point.metric}`, point]),
  )
  await upsertLatest({ tx, account, kind, values: [...newest.values()], capturedAt })
}

/**
 * Stores the readings of a batch with their figures and ends its lease, all or nothing. Subjects whose lease was lost
 * are left out: whoever took over reads them again.
 */
export const saveReadings = async ({ ctx, batch, result, publishedAt }: Input): Promise<void> => {
  const { account, owner } = batch
  const all = result.readings
  // All of a batch come with one answer.
  const capturedAt = all[0]?.at ?? ctx.clock.now()
  const buckets = all.flatMap(({ points }) => points.map(({ bucketAt }) => bucketAt))
  await ensurePartitions({ db: ctx.db, times: [capturedAt, ...buckets] })
  await inTransaction(ctx.db, async (tx) => {
    const saved = all.map((reading) => toSaved(reading, capturedAt))
    const kept = await settleSubjects({ tx, owner, readings: saved })
    const readings = all.filter(({ subject }) => kept.has(subject.id))
    if (readings.length === 0) return
    await insertReadings({ tx, readings: saved.filter(({ subjectId }) => kept.has(subjectId)) })
    const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId: account.workspaceId })
    await writeRollUps(tx, { batch, readings, timeZone, publishedAt, capturedAt })
    await upsertPoints({
      tx,
      points: readings.flatMap(({ points }) => points),
      readingIds: new Map(saved.map(({ subjectId, id }) => [subjectId, id])),
      capturedAt,
    })
    const idsOf = (outcome: Reading['outcome']) =>
      readings
        .filter((one) => one.outcome === outcome && one.subject.kind === 'work_item')
        .map(({ subject }) => subject.id)
    await markPresence({ tx, gone: idsOf('absent'), present: idsOf('found'), now: capturedAt })
    if (result.refused.length > 0) {
      const until = new Date(capturedAt.getTime() + REFUSED_MS)
      const { refused: keys } = result
      await rememberRefusals({ tx, id: account.id, keys, until, now: capturedAt })
    }
    if (result.failure?.retryAt) {
      await postponeAccount({ tx, accountId: account.id, until: result.failure.retryAt })
    }
    if (batch.subjects[0]?.kind === 'account') {
      await appendEvent({
        tx,
        kind: 'figures.collected',
        workspaceId: account.workspaceId,
        subjectId: account.id,
        payload: { network: account.network },
      })
    }
  })
}
