import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { Failure, Profile, Tokens } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { sealTokens } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { findById, writeOutcome } from './keep-alive.repository.ts'

const LONGEST_PAUSE_MS = 60 * MINUTE_MS
const AFTER_SUCCESS_MS = 5 * MINUTE_MS

type Input = { ctx: AppContext; row: ConnectionRow }
/** Undefined when the connection was detached meanwhile. */
type Settled = Promise<ConnectionRow | undefined>

const works = (now: Date) => ({
  access: 'active' as const,
  checkedAt: now,
  failureCount: 0,
  failureCode: null,
  failureMessage: null,
})

/** A working access; an event when it did not work before. */
const writeWorking = ({
  ctx,
  row,
  ...outcome
}: Input & Pick<Parameters<typeof writeOutcome>[0], 'changes' | 'hasNewTokens'>) =>
  inTransaction(ctx.db, async (tx) => {
    const { id, workspaceId, version, network, title, access } = row
    const clock = ctx.databaseClock
    const written = await writeOutcome({ db: tx, clock, id, version, ...outcome })
    if (written && access !== 'active') {
      const event = { workspaceId, subjectId: id, payload: { network, title } }
      await appendEvent({ tx, kind: 'connection.restored', ...event })
    }
    return written
  })

/** Whoever wrote newer tokens meanwhile knows better: their row is the answer. */
const orNewest = async ({ ctx, row, written }: Input & { written: ConnectionRow | undefined }) =>
  written ?? findById({ db: ctx.db, id: row.id })

/** New tokens, stored before anything else is asked with them. */
export const settleTokens = async ({ ctx, row, tokens }: Input & { tokens: Tokens }): Settled => {
  const now = ctx.clock.now()
  const written = await writeWorking({
    ctx,
    row,
    hasNewTokens: true,
    changes: {
      ...works(now),
      ...sealTokens({ ctx, id: row.id, tokens }),
      refreshedAt: now,
      nextAttemptAt: new Date(now.getTime() + AFTER_SUCCESS_MS),
    },
  })
  return orNewest({ ctx, row, written })
}

/** Not more than a day from now, and not past the end of the access: that moment must not be missed. */
const nextCheckOf = ({ accessExpiresAt }: ConnectionRow, now: Date) => {
  const tomorrow = now.getTime() + DAY_MS
  const end = accessExpiresAt?.getTime() ?? tomorrow
  return new Date(end > now.getTime() ? Math.min(end, tomorrow) : tomorrow)
}

export const settleProfile = async ({
  ctx,
  row,
  profile: { externalId: _, details, ...shown },
  missingScopes,
  isWaiting,
}: Input & {
  profile: Profile
  missingScopes: readonly string[]
  /** The access was due for renewal and can't be renewed: looking again at once would tell nothing new. */
  isWaiting: boolean
}): Settled => {
  const now = ctx.clock.now()
  const written = await writeWorking({
    ctx,
    row,
    hasNewTokens: false,
    changes: {
      ...works(now),
      ...shown,
      details: { ...details },
      missingScopes: [...missingScopes],
      ...(isWaiting && { nextAttemptAt: nextCheckOf(row, now) }),
    },
  })
  return orNewest({ ctx, row, written })
}

/** We could not find out: everything stays, and we ask again later and later. */
export const settleUnreachable = async ({
  ctx,
  row,
  failure,
}: Input & { failure: Failure }): Settled => {
  const now = ctx.clock.now()
  const pause = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** row.failureCount)
  const soonest = now.getTime() + pause
  ctx.log.warn(
    { connectionId: row.id, network: row.network, failureCode: failure.code },
    'connections.check.unreachable',
  )
  const written = await writeOutcome({
    db: ctx.db,
    clock: ctx.databaseClock,
    id: row.id,
    version: row.version,
    hasNewTokens: false,
    changes: {
      nextAttemptAt: new Date(Math.max(soonest, failure.retryAt?.getTime() ?? 0)),
      failureCount: row.failureCount + 1,
      failureCode: failure.code,
      failureMessage: failure.message,
    },
  })
  return orNewest({ ctx, row, written })
}

/** The network refused the access: only a new sign-in repairs it. */
export const settleRejected = async ({
  ctx,
  row,
  failure,
}: Input & { failure: Failure }): Settled => {
  const written = await inTransaction(ctx.db, async (tx) => {
    const { id, workspaceId, version, network, title } = row
    const rejected = await writeOutcome({
      db: tx,
      clock: ctx.databaseClock,
      id,
      version,
      hasNewTokens: false,
      changes: {
        access: 'needs_reauth',
        nextAttemptAt: null,
        failureCode: failure.code,
        failureMessage: failure.message,
      },
    })
    if (rejected && row.access === 'active') {
      await appendEvent({
        tx,
        kind: 'connection.broken',
        workspaceId,
        subjectId: id,
        payload: { network, title, message: failure.message, version },
      })
    }
    return rejected
  })
  ctx.log.info(
    { connectionId: row.id, network: row.network, failureCode: failure.code },
    'connections.access.rejected',
  )
  return orNewest({ ctx, row, written })
}
