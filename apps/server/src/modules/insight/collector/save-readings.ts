import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import { rememberRefusals } from './accounts.repository.ts'
import { ensurePartitions } from './partitions.repository.ts'
import {
  insertReadings,
  markPresence,
  type SavedReading,
  settleSubjects,
  upsertPoints,
} from './points.repository.ts'
import type { BatchReading } from './read-batch.ts'
import type { Reading } from './reading.ts'
import { type Batch, postponeAccount } from './subjects.repository.ts'
import { type PublishedAt, writeRollUps } from './write-roll-ups.ts'

type Input = {
  ctx: AppContext
  batch: Batch
  result: BatchReading
  publishedAt: PublishedAt
}

/** How long a refused metric is not requested. */
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

/**
 * Stores the readings of a batch with their figures and releases its lease, in one transaction. Subjects whose lease
 * was lost are left out: the new owner reads them again.
 */
export const saveReadings = async ({ ctx, batch, result, publishedAt }: Input): Promise<void> => {
  const { account, owner } = batch
  const all = result.readings
  // All readings of a batch come from one response.
  const capturedAt = all[0]?.at ?? ctx.clock.now()
  const buckets = all.flatMap(({ points }) => points.map(({ bucketAt }) => bucketAt))
  await ensurePartitions({ db: ctx.db, times: [capturedAt, ...buckets] })
  const stored = await inTransaction(ctx.db, async (tx) => {
    const saved = all.map((reading) => toSaved(reading, capturedAt))
    const kept = await settleSubjects({ tx, owner, readings: saved })
    const readings = all.filter(({ subject }) => kept.has(subject.id))
    if (readings.length === 0) return []
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
    await markPresence({
      tx,
      gone: idsOf('absent'),
      unlisted: idsOf('unlisted'),
      present: idsOf('found'),
      now: capturedAt,
    })
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
    return readings
  })
  const { network } = account
  for (const { outcome } of stored) ctx.metrics.readings.inc({ network, outcome })
}
