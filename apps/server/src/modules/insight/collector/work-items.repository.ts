import { newId } from '@kadr/kit/new-id'
import type { FoundItem } from '@kadr/networks'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  analyticsAccounts,
  metricSubjects,
  workItems,
} from '../../../db/schema/insight/analytics.ts'
import { posts, postTargets } from '../../../db/schema/publishing/posts.ts'
import { generationResults, generations } from '../../../db/schema/studio/reels.ts'
import type { AccountRow } from './accounts.repository.ts'

export type WorkItemRow = typeof workItems.$inferSelect

type Own = Pick<WorkItemRow, 'targetId' | 'postId' | 'reelId' | 'isAi'>
export type NewItem = FoundItem & Partial<Own>

const excluded = (name: string) => sql.raw(`excluded.${name}`)

/** Inserts posts of an account with their queue entries; updates known ones. Returns the number of new ones. */
export const saveItems = async ({
  tx,
  account,
  items,
  now,
}: {
  tx: Tx
  account: Pick<AccountRow, 'id' | 'workspaceId' | 'network'>
  items: readonly NewItem[]
  now: Date
}): Promise<number> => {
  if (items.length === 0) return 0
  const { id: accountId, workspaceId, network } = account
  // Locks the account: its list and its published posts contain the same posts in different orders, which would
  // deadlock.
  await tx
    .select({ id: analyticsAccounts.id })
    .from(analyticsAccounts)
    .where(eq(analyticsAccounts.id, accountId))
    .for('no key update')
  const rows = await tx
    .insert(workItems)
    .values(
      items.map(({ details, ...item }) => ({
        id: newId(now.getTime()),
        workspaceId,
        accountId,
        network,
        ...item,
        externalDetails: { ...details },
      })),
    )
    .onConflictDoUpdate({
      target: [workItems.accountId, workItems.externalId],
      set: {
        caption: excluded('caption'),
        permalink: sql`coalesce(${excluded('permalink')}, ${workItems.permalink})`,
        thumbnailUrl: sql`coalesce(${excluded('thumbnail_url')}, ${workItems.thumbnailUrl})`,
        durationSeconds: sql`coalesce(${excluded('duration_seconds')}, ${workItems.durationSeconds})`,
        externalDetails: sql`${workItems.externalDetails} || ${excluded('external_details')}`,
        targetId: sql`coalesce(${excluded('target_id')}, ${workItems.targetId})`,
        postId: sql`coalesce(${excluded('post_id')}, ${workItems.postId})`,
        reelId: sql`coalesce(${excluded('reel_id')}, ${workItems.reelId})`,
        isAi: sql`coalesce(${excluded('is_ai')}, ${workItems.isAi})`,
        // Posts published by us keep their time and kind.
        publishedAt: sql`case when ${excluded('target_id')} is null and ${workItems.targetId} is not null
          then ${workItems.publishedAt} else ${excluded('published_at')} end`,
        kind: sql`case when ${excluded('target_id')} is null and ${workItems.targetId} is not null
          then ${workItems.kind} else ${excluded('kind')} end`,
      },
    })
    .returning({ id: workItems.id })
  const added = await tx
    .insert(metricSubjects)
    .values(
      rows.map(({ id }) => ({
        id,
        workspaceId,
        kind: 'work_item' as const,
        network,
        accountId,
        workItemId: id,
        nextAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: metricSubjects.id })
  return added.length
}

export const listItems = ({ db, ids }: { db: Db; ids: readonly string[] }) =>
  db
    .select()
    .from(workItems)
    .where(inArray(workItems.id, [...ids]))

/** Posts of a connection that are there and young enough, newest first. */
export const listYoungItems = ({
  db,
  connectionId,
  since,
  limit,
}: {
  db: Db
  connectionId: string
  since: Date
  limit: number
}) =>
  db
    .select({
      externalId: workItems.externalId,
      details: workItems.externalDetails,
      publishedAt: workItems.publishedAt,
    })
    .from(workItems)
    .innerJoin(analyticsAccounts, eq(analyticsAccounts.id, workItems.accountId))
    .where(
      and(
        eq(analyticsAccounts.connectionId, connectionId),
        gte(workItems.publishedAt, since),
        isNull(workItems.goneAt),
      ),
    )
    .orderBy(desc(workItems.publishedAt), desc(workItems.id))
    .limit(limit)

/** Published targets of an account that are not work items yet, newest first. */
export const listUncollectedTargets = ({
  db,
  connectionId,
  since,
  limit,
}: {
  db: Db | Tx
  connectionId: string
  since: Date
  limit: number
}) =>
  db
    .select({
      id: postTargets.id,
      postId: postTargets.postId,
      externalId: postTargets.externalId,
      externalDetails: postTargets.externalDetails,
      url: postTargets.url,
      publishedAt: postTargets.publishedAt,
      publication: postTargets.publication,
    })
    .from(postTargets)
    .leftJoin(workItems, eq(workItems.targetId, postTargets.id))
    .where(
      and(
        eq(postTargets.connectionId, connectionId),
        eq(postTargets.state, 'published'),
        eq(postTargets.isDraftAtNetwork, false),
        isNotNull(postTargets.externalId),
        gte(postTargets.publishedAt, since),
        isNull(workItems.id),
      ),
    )
    .orderBy(desc(postTargets.publishedAt))
    .limit(limit)

/** A work item refers to a post and its target: posts come first, as for whoever changes them. */
export const lockPostsOf = async ({
  tx,
  targets,
}: {
  tx: Tx
  targets: readonly { postId: string }[]
}): Promise<void> => {
  const ids = targets.map(({ postId }) => postId)
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, ids))
    .orderBy(asc(posts.id))
    .for('key share')
}

export const findTargetConnection = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [row] = await db
    .select({ connectionId: postTargets.connectionId })
    .from(postTargets)
    .where(eq(postTargets.id, id))
  return row?.connectionId ?? undefined
}

/** The reel that one of these files was rendered from. */
export const findReelOf = async ({
  db,
  resourceIds,
}: {
  db: Db | Tx
  resourceIds: readonly string[]
}): Promise<string | null> => {
  if (resourceIds.length === 0) return null
  const [row] = await db
    .select({ reelId: generations.reelId })
    .from(generationResults)
    .innerJoin(generations, eq(generations.id, generationResults.generationId))
    .where(
      and(inArray(generationResults.resourceId, [...resourceIds]), isNotNull(generations.reelId)),
    )
    .limit(1)
  return row?.reelId ?? null
}

/** Posts of an account that can be read again. */
export const resumeItems = ({
  tx,
  accountId,
  since,
  now,
}: {
  tx: Tx
  accountId: string
  since: Date
  now: Date
}) =>
  tx
    .update(metricSubjects)
    .set({ nextAt: now, failureCount: 0 })
    .where(
      and(
        eq(metricSubjects.accountId, accountId),
        inArray(
          metricSubjects.workItemId,
          tx
            .select({ id: workItems.id })
            .from(workItems)
            .where(
              and(
                eq(workItems.accountId, accountId),
                gte(workItems.publishedAt, since),
                isNull(workItems.goneAt),
              ),
            ),
        ),
        or(
          isNull(metricSubjects.nextAt),
          inArray(metricSubjects.outcome, ['failed', 'not_allowed']),
        ),
      ),
    )
