import type { Network } from '@kadr/contract/publishing/networks'
import { and, asc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  conversationItems,
  conversationRoots,
  conversations,
} from '../../../db/schema/audience/conversations.ts'
import { analyticsAccounts, workItems } from '../../../db/schema/insight/analytics.ts'

export type ItemRow = typeof conversationItems.$inferSelect
export type NewItemRow = typeof conversationItems.$inferInsert
export type ThreadRow = typeof conversations.$inferSelect
export type NewThreadRow = typeof conversations.$inferInsert

/** An account whose incoming is taken in. */
export type IntakeAccount = {
  connectionId: string
  workspaceId: string
  network: Network
  title: string
  /** What was written before it is backlog. */
  switchedAt: Date
  directWindowMs: number | null
}

type OfConnection = { tx: Tx; connectionId: string }

/** One taking-in of an account at a time: what comes twice, at once and in any order meets its earlier self. */
export const lockIntake = ({ tx, connectionId }: OfConnection) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`intake:${connectionId}`}, 0))`)

export const listKnownItems = ({
  tx,
  connectionId,
  externalIds,
}: OfConnection & { externalIds: readonly string[] }): Promise<ItemRow[]> =>
  externalIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(conversationItems)
        .where(
          and(
            eq(conversationItems.connectionId, connectionId),
            inArray(conversationItems.externalId, [...externalIds]),
          ),
        )

export const insertItem = async ({ tx, values }: { tx: Tx; values: NewItemRow }) => {
  const [row] = await tx.insert(conversationItems).values(values).returning()
  if (!row) throw new Error('An item was not written')
  return row
}

export const updateItem = async ({
  tx,
  id,
  values,
}: {
  tx: Tx
  id: string
  values: Partial<NewItemRow>
}) => {
  const [row] = await tx
    .update(conversationItems)
    .set(values)
    .where(eq(conversationItems.id, id))
    .returning()
  if (!row) throw new Error('An item went away while its account was locked')
  return row
}

/** Unchanged ones of a reading. */
export const markSeen = ({ tx, ids, at }: { tx: Tx; ids: readonly string[]; at: Date }) =>
  ids.length === 0
    ? undefined
    : tx
        .update(conversationItems)
        .set({ seenAt: at })
        .where(inArray(conversationItems.id, [...ids]))

type ThreadKey = Pick<ThreadRow, 'kind' | 'rootExternalId' | 'personExternalId'>

export const findThread = async ({
  tx,
  connectionId,
  kind,
  rootExternalId,
  personExternalId,
}: OfConnection & ThreadKey): Promise<ThreadRow | undefined> => {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.connectionId, connectionId),
        eq(conversations.kind, kind),
        eq(conversations.rootExternalId, rootExternalId),
        eq(conversations.personExternalId, personExternalId),
      ),
    )
  return row
}

/** Threads under one root: whom an answer of ours is for is told by its parent or by the handle it begins with. */
export const listThreadsOfRoot = ({
  tx,
  connectionId,
  kind,
  rootExternalId,
}: OfConnection & Pick<ThreadKey, 'kind' | 'rootExternalId'>): Promise<
  Pick<ThreadRow, 'id' | 'personHandle' | 'lastItemAt'>[]
> =>
  tx
    .select({
      id: conversations.id,
      personHandle: conversations.personHandle,
      lastItemAt: conversations.lastItemAt,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.connectionId, connectionId),
        eq(conversations.kind, kind),
        eq(conversations.rootExternalId, rootExternalId),
      ),
    )
    .orderBy(sql`${conversations.lastItemAt} desc`)
    .limit(500)

export const insertThread = async ({ tx, values }: { tx: Tx; values: NewThreadRow }) => {
  const [row] = await tx.insert(conversations).values(values).returning()
  if (!row) throw new Error('A thread was not written')
  return row
}

export const updateThread = async ({
  tx,
  id,
  values,
}: {
  tx: Tx
  id: string
  values: Partial<NewThreadRow>
}) => {
  const [row] = await tx
    .update(conversations)
    .set(values)
    .where(eq(conversations.id, id))
    .returning()
  return row
}

/** Ours that came before what it answers. */
export const adoptOrphans = async ({
  tx,
  connectionId,
  parentExternalId,
  conversationId,
}: OfConnection & { parentExternalId: string; conversationId: string }): Promise<void> => {
  await tx
    .update(conversationItems)
    .set({ conversationId })
    .where(
      and(
        eq(conversationItems.connectionId, connectionId),
        eq(conversationItems.parentExternalId, parentExternalId),
        isNull(conversationItems.conversationId),
      ),
    )
}

/** The publication a thread is about, as the collector knows it. */
export const findPostOfRoot = async ({
  tx,
  connectionId,
  rootExternalId,
}: OfConnection & { rootExternalId: string }) => {
  const [told] = await tx
    .select({ postExternalId: conversationRoots.postExternalId })
    .from(conversationRoots)
    .where(
      and(
        eq(conversationRoots.connectionId, connectionId),
        eq(conversationRoots.rootExternalId, rootExternalId),
      ),
    )
  const [row] = await tx
    .select({ workItemId: workItems.id, postId: workItems.postId })
    .from(workItems)
    .innerJoin(analyticsAccounts, eq(analyticsAccounts.id, workItems.accountId))
    .where(
      and(
        eq(analyticsAccounts.connectionId, connectionId),
        eq(workItems.externalId, told?.postExternalId ?? rootExternalId),
      ),
    )
  return row
}

/** Of roots that were read to their end: what came on no page of the reading was deleted at the network. */
export const listUnseen = ({
  tx,
  connectionId,
  roots,
  before,
}: OfConnection & { roots: readonly string[]; before: Date }) =>
  roots.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(conversationItems)
        .where(
          and(
            eq(conversationItems.connectionId, connectionId),
            inArray(conversationItems.rootExternalId, [...roots]),
            lt(conversationItems.seenAt, before),
            lt(conversationItems.receivedAt, before),
            isNull(conversationItems.deletedAt),
          ),
        )
        .limit(5000)

/** What no reading since has brought, the longest unseen first. */
export const listUnread = ({
  db,
  connectionId,
  since,
  before,
  limit,
}: {
  db: Db
  connectionId: string
  since: Date
  before: Date
  limit: number
}): Promise<ItemRow[]> =>
  db
    .select()
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.connectionId, connectionId),
        ne(conversationItems.kind, 'direct'),
        gte(conversationItems.happenedAt, since),
        lt(conversationItems.seenAt, before),
        isNull(conversationItems.deletedAt),
      ),
    )
    .orderBy(asc(conversationItems.seenAt))
    .limit(limit)
