import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { Failure, Profile, Tokens } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { sealTokens } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { findById, writeOutcome } from './keep-alive.repository.ts'
import { shareTokens } from './token-chain.ts'

const LONGEST_PAUSE_MS = 60 * MINUTE_MS
const AFTER_SUCCESS_MS = 5 * MINUTE_MS

type Input = { ctx: AppContext; row: ConnectionRow }
/** Undefined when the connection was detached meanwhile. */
type SettledConnection = Promise<ConnectionRow | undefined>

const toWorkingColumns = (now: Date) => ({
  access: 'active' as const,
  checkedAt: now,
  failureCount: 0,
  failureCode: null,
  failureMessage: null,
})

/** Marks the access as working; appends an event when it was not before. */
const writeWorking = ({
  ctx,
  row,
  tokens,
  changes,
}: Input & Pick<Parameters<typeof writeOutcome>[0], 'changes'> & { tokens?: Tokens }) =>
  inTransaction(ctx.db, async (tx) => {
    const { id, version, access } = row
    const clock = ctx.databaseClock
    const hasNewTokens = tokens !== undefined
    const written = await writeOutcome({ db: tx, clock, id, version, changes, hasNewTokens })
    if (!written) return undefined
    const others = tokens ? await shareTokens({ ctx, tx, row, tokens }) : []
    for (const restored of access === 'active' ? others : [row, ...others]) {
      const { workspaceId, network, title } = restored
      const event = { workspaceId, subjectId: restored.id, payload: { network, title } }
      await appendEvent({ tx, kind: 'connection.restored', ...event })
    }
    return written
  })

/** When newer tokens were stored meanwhile, the current row is the result. */
const findCurrentRow = async ({
  ctx,
  row,
  written,
}: Input & { written: ConnectionRow | undefined }) =>
  written ?? findById({ db: ctx.db, id: row.id })

/** Stored before any request uses them: where refresh tokens rotate, the old one is already invalid. */
export const settleTokens = async ({
  ctx,
  row,
  tokens,
}: Input & { tokens: Tokens }): SettledConnection => {
  const now = ctx.clock.now()
  const written = await writeWorking({
    ctx,
    row,
    tokens,
    changes: {
      ...toWorkingColumns(now),
      ...sealTokens({ ctx, id: row.id, tokens }),
      refreshedAt: now,
      nextAttemptAt: new Date(now.getTime() + AFTER_SUCCESS_MS),
    },
  })
  return findCurrentRow({ ctx, row, written })
}

/** In a day, or at the expiry of the token if that is earlier. */
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
  /** The token was due for renewal and can't be renewed: an immediate second check would be useless. */
  isWaiting: boolean
}): SettledConnection => {
  const now = ctx.clock.now()
  const written = await writeWorking({
    ctx,
    row,
    changes: {
      ...toWorkingColumns(now),
      ...shown,
      details: { ...details },
      missingScopes: [...missingScopes],
      ...(isWaiting && { nextAttemptAt: nextCheckOf(row, now) }),
    },
  })
  return findCurrentRow({ ctx, row, written })
}

/** Network unreachable: the state stays and the check is retried with backoff. */
export const settleUnreachable = async ({
  ctx,
  row,
  failure,
}: Input & { failure: Failure }): SettledConnection => {
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
  return findCurrentRow({ ctx, row, written })
}

/** The network refused the token: only a new sign-in repairs the connection. */
export const settleRejected = async ({
  ctx,
  row,
  failure,
}: Input & { failure: Failure }): SettledConnection => {
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
  return findCurrentRow({ ctx, row, written })
}
