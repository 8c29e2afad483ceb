import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { publisherAccounts } from '../../../db/schema/publishing/publisher.ts'

type AccountLock = { db: Tx; connectionId: string; targetId: string }

const isLockedByTarget = ({ connectionId, targetId }: Omit<AccountLock, 'db'>) =>
  and(eq(publisherAccounts.connectionId, connectionId), eq(publisherAccounts.busyTarget, targetId))

export const releaseAccount = ({ db, now, ...held }: AccountLock & { now: Date }) =>
  db
    .update(publisherAccounts)
    .set({
      busyTarget: null,
      busyUntil: null,
      usedAt: sql`greatest(${publisherAccounts.usedAt}, ${now.toISOString()})`,
    })
    .where(isLockedByTarget(held))

/** Keeps the account locked while the outcome of its last request is unknown. */
export const extendAccountLock = ({ db, until, ...held }: AccountLock & { until: Date }) =>
  db
    .update(publisherAccounts)
    .set({ busyUntil: until, usedAt: until })
    .where(isLockedByTarget(held))

/** Rate limit of the network (retry-after). */
export const delayAccount = ({
  db,
  connectionId,
  until,
}: {
  db: Tx
  connectionId: string
  until: Date
}) =>
  db
    .update(publisherAccounts)
    .set({
      freeAt: until,
      usedAt: sql`greatest(${publisherAccounts.usedAt}, ${until.toISOString()})`,
    })
    .where(eq(publisherAccounts.connectionId, connectionId))

export const findOptions = async ({ db, connectionId }: { db: Db; connectionId: string }) => {
  const [row] = await db
    .select({ options: publisherAccounts.options, readAt: publisherAccounts.optionsReadAt })
    .from(publisherAccounts)
    .where(eq(publisherAccounts.connectionId, connectionId))
  return row
}

export const saveOptions = ({
  db,
  connectionId,
  options,
  now,
}: {
  db: Db
  connectionId: string
  options: AccountOptions
  now: Date
}) =>
  db
    .insert(publisherAccounts)
    .values({ connectionId, options, optionsReadAt: now })
    .onConflictDoUpdate({
      target: publisherAccounts.connectionId,
      set: { options, optionsReadAt: now },
    })
