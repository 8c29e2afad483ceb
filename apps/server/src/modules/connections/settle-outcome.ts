import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { adapters, type Failure, type Profile, type Tokens } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { notify } from '../notifications/index.ts'
import { holdUser } from '../users/index.ts'
import { getWorkspaceOwner } from '../workspaces/index.ts'
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
  attemptedAt: now,
  failureCount: 0,
  failureCode: null,
  failureMessage: null,
})

/** Whoever wrote newer tokens meanwhile knows better: their row is the answer. */
const orNewest = async ({ ctx, row, written }: Input & { written: ConnectionRow | undefined }) =>
  written ?? findById({ db: ctx.db, id: row.id })

/** New tokens, stored before anything else is asked with them. */
export const settleTokens = async ({ ctx, row, tokens }: Input & { tokens: Tokens }): Settled => {
  const now = ctx.clock.now()
  const written = await writeOutcome({
    db: ctx.db,
    id: row.id,
    version: row.version,
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
  const written = await writeOutcome({
    db: ctx.db,
    id: row.id,
    version: row.version,
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
    'network could not be asked about a connection',
  )
  const written = await writeOutcome({
    db: ctx.db,
    id: row.id,
    version: row.version,
    hasNewTokens: false,
    changes: {
      attemptedAt: now,
      nextAttemptAt: new Date(Math.max(soonest, failure.retryAt?.getTime() ?? 0)),
      failureCount: row.failureCount + 1,
      failureCode: failure.code,
      failureMessage: failure.message,
    },
  })
  return orNewest({ ctx, row, written })
}

/** The network refused: only the person can repair it, so they are told, once. */
export const settleRejected = async ({
  ctx,
  row,
  failure,
}: Input & { failure: Failure }): Settled => {
  const written = await inTransaction(ctx.db, async (tx) => {
    const { id, workspaceId, version, network, title } = row
    // First of all locks, as everywhere: a person who is being deleted is waited for.
    const ownerId = await getWorkspaceOwner({ ctx, tx, workspaceId })
    await holdUser({ tx, userId: ownerId })
    const rejected = await writeOutcome({
      db: tx,
      id,
      version,
      hasNewTokens: false,
      changes: {
        access: 'needs_reauth',
        attemptedAt: ctx.clock.now(),
        nextAttemptAt: null,
        failureCode: failure.code,
        failureMessage: failure.message,
      },
    })
    if (rejected && row.access === 'active') {
      await notify({
        ctx,
        tx,
        workspaceId,
        kind: 'connection_needs_reauth',
        title: `Подключите ${adapters[network].title} заново`,
        text: `«${title}»: ${failure.message}`,
        link: '/connections',
        key: `connection-needs-reauth:${id}:${version}`,
      })
    }
    return rejected
  })
  ctx.log.info(
    { connectionId: row.id, network: row.network, failureCode: failure.code },
    'connection needs a new sign-in',
  )
  return orNewest({ ctx, row, written })
}
