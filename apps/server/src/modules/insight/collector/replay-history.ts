import { setTimeout as pause } from 'node:timers/promises'
import { BACKFILL_DAYS, nextItemReading } from '@kadr/domain/insight/reading-times'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { openAccess } from './access.ts'
import type { AccountRow } from './accounts.repository.ts'
import { listPieces } from './list-pieces.ts'
import { readBatch } from './read-batch.ts'
import type { Reading } from './reading.ts'
import {
  assignSubjects,
  clearFigures,
  listAccounts,
  listSubjects,
  resumeCollecting,
  suspendCollecting,
} from './replay.repository.ts'
import { saveReadings } from './save-readings.ts'
import type { SubjectRow } from './subjects.repository.ts'

const WAIT_MS = 500

/** Intervals by age: figures of the last days are denser. */
const STEPS = [
  { untilDays: 7, everyMs: DAY_MS },
  { untilDays: 2, everyMs: 6 * HOUR_MS },
  { untilDays: 0, everyMs: 2 * HOUR_MS },
]

const listMoments = (now: Date): Date[] => {
  const moments: Date[] = []
  let at = now.getTime() - BACKFILL_DAYS * DAY_MS
  for (const { untilDays, everyMs } of STEPS) {
    const end = now.getTime() - untilDays * DAY_MS
    for (; at < end; at += everyMs) moments.push(new Date(at))
  }
  return moments
}

type Subject = { subject: SubjectRow; publishedAt: Date | null; nextAt: Date }
type Replay = { ctxAt(at: Date): AppContext; account: AccountRow; subjects: readonly Subject[] }

const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )

/** Read in calls of the network's batch size, stored together. */
const readAt = async (
  { ctxAt, account }: Replay,
  { at, chosen, size }: { at: Date; chosen: readonly Subject[]; size: number },
) => {
  if (chosen.length === 0) return
  const ctx = ctxAt(at)
  const access = await openAccess({ ctx, row: account })
  if (access.kind === 'closed') return
  const owner = newId()
  const subjects = chosen.map(({ subject }) => subject)
  await assignSubjects({ db: ctx.db, owner, ids: subjects.map(({ id }) => id) })
  const readings: Reading[] = []
  for (const some of chunksOf(subjects, size)) {
    const batch = { owner, account, subjects: some }
    const result = await readBatch({ ctx, batch, access })
    const found = result.readings.filter(({ outcome }) => outcome === 'found')
    readings.push(...found.map((reading) => ({ ...reading, nextAt: null })))
  }
  const publishedAt = new Map(
    chosen.flatMap(({ subject, publishedAt: born }) => (born ? [[subject.id, born] as const] : [])),
  )
  const result = { readings, refused: [] }
  await saveReadings({ ctx, batch: { owner, account, subjects }, result, publishedAt })
  for (const { subject } of readings) subject.foundAt = at
}

/** One moment of one account: the account itself once a day, its posts depending on their age. */
const replayMoment = async (replay: Replay, at: Date) => {
  const due = replay.subjects.filter(({ nextAt }) => nextAt <= at)
  const own = due.filter(({ subject }) => subject.kind === 'account')
  const pieces = due.filter(({ subject }) => subject.kind === 'work_item')
  const size = adapters[replay.account.network].metrics.items?.batchSize ?? 1
  await readAt(replay, { at, chosen: own, size: 1 })
  await readAt(replay, { at, chosen: pieces, size })
  for (const one of due) {
    const next = one.publishedAt && nextItemReading({ publishedAt: one.publishedAt, now: at })
    one.nextAt = next ?? new Date(at.getTime() + DAY_MS)
  }
}

const findPieces = async ({ ctx, account }: { ctx: AppContext; account: AccountRow }) => {
  const access = await openAccess({ ctx, row: account })
  if (access.kind === 'open') await listPieces({ ctx, account, access })
}

const startReplay = async ({
  ctx,
  ctxAt,
  account,
}: {
  ctx: AppContext
  ctxAt: Replay['ctxAt']
  account: AccountRow
}): Promise<Replay> => {
  const rows = await listSubjects({ db: ctx.db, accountId: account.id })
  const subjects = rows.map((row) => ({ ...row, nextAt: row.publishedAt ?? new Date(0) }))
  return { ctxAt, account, subjects }
}

/**
 * Replays the last months of a workspace, for networks that can answer for the past: those of the sandbox. Figures
 * collected before are replaced.
 */
export const replayHistory = async ({
  ctx,
  ctxAt,
  workspaceId,
  signal,
}: {
  ctx: AppContext
  /** A context whose clock and networks are at that time. */
  ctxAt(at: Date): AppContext
  workspaceId: string
  signal: AbortSignal
}): Promise<void> => {
  const { db, databaseClock: clock } = ctx
  while (!(await suspendCollecting({ db, clock, workspaceId }))) {
    await pause(WAIT_MS, undefined, { signal })
  }
  const accounts = await listAccounts({ db, workspaceId })
  for (const account of accounts) await findPieces({ ctx, account })
  await suspendCollecting({ db, clock, workspaceId })
  await clearFigures({ db, workspaceId })
  for (const account of accounts) {
    const replay = await startReplay({ ctx, ctxAt, account })
    for (const at of listMoments(ctx.clock.now())) {
      signal.throwIfAborted()
      await replayMoment(replay, at)
    }
  }
  await resumeCollecting({ db, workspaceId, now: ctx.clock.now() })
}
