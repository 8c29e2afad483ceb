import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { conversationItems, conversations } from '../../../db/schema/audience/conversations.ts'
import type { ItemRow, ThreadRow } from './intake.repository.ts'
import { isInReach, type Reach } from './pages.repository.ts'

/** In the order of ids, so that two who lock the same threads do not wait for each other. */
export const lockThreads = ({
  tx,
  reach,
  ids,
}: {
  tx: Tx
  reach: Reach
  ids: readonly string[]
}): Promise<ThreadRow[]> =>
  tx
    .select()
    .from(conversations)
    .where(and(isInReach(reach), inArray(conversations.id, [...ids])))
    .orderBy(asc(conversations.id))
    .for('update')

export const lockThread = async ({
  tx,
  id,
}: {
  tx: Tx
  id: string
}): Promise<ThreadRow | undefined> => {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update')
  return row
}

/** What the person wrote in the threads and is still there. */
export const listPersonItems = ({
  tx,
  conversationIds,
}: {
  tx: Tx
  conversationIds: readonly string[]
}): Promise<ItemRow[]> =>
  conversationIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(conversationItems)
        .where(
          and(
            inArray(conversationItems.conversationId, [...conversationIds]),
            eq(conversationItems.isOurs, false),
            isNull(conversationItems.deletedAt),
          ),
        )
        .orderBy(asc(conversationItems.happenedAt))
        .limit(2000)

export const findItem = async ({
  db,
  id,
}: {
  db: Db | Tx
  id: string
}): Promise<ItemRow | undefined> => {
  const [row] = await db.select().from(conversationItems).where(eq(conversationItems.id, id))
  return row
}

/** The newest thing the person wrote that is still there. */
export const findLastOfPerson = async ({
  db,
  conversationId,
}: {
  db: Db | Tx
  conversationId: string
}): Promise<ItemRow | undefined> => {
  const [row] = await db
    .select()
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.conversationId, conversationId),
        eq(conversationItems.isOurs, false),
        isNull(conversationItems.deletedAt),
      ),
    )
    .orderBy(sql`${conversationItems.happenedAt} desc, ${conversationItems.id} desc`)
    .limit(1)
  return row
}

/** Those whose time has come are new again. */
export const wakeSnoozed = ({ tx, now, limit }: { tx: Tx; now: Date; limit: number }) =>
  tx
    .update(conversations)
    .set({ state: 'new', snoozedUntil: null, version: sql`${conversations.version} + 1` })
    .where(
      inArray(
        conversations.id,
        tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(and(lte(conversations.snoozedUntil, now), eq(conversations.state, 'waiting')))
          .orderBy(asc(conversations.id))
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning()
