import { and, asc, desc, eq, exists, isNotNull, isNull, max, ne, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { automationRuns } from '../../../../db/schema/automation/automations.ts'
import { posts, postTargets } from '../../../../db/schema/publishing/posts.ts'
import { reels } from '../../../../db/schema/studio/reels.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Published posts that were not made by an automation, oldest first. */
export const listEvergreen = async ({
  db,
  workspaceId,
  hashtag,
  limit,
}: InWorkspace & { hashtag: string; limit: number }) => {
  const tag = hashtag.replace(/^#/, '').toLowerCase()
  const isMadeByRun = db
    .select({ one: sql`1` })
    .from(automationRuns)
    .where(eq(automationRuns.postId, posts.id))
  const rows = await db
    .select({ id: posts.id, text: posts.text, publishedAt: max(postTargets.publishedAt) })
    .from(posts)
    .innerJoin(postTargets, eq(postTargets.postId, posts.id))
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        isNotNull(postTargets.publishedAt),
        sql`${posts.text} <> ''`,
        tag === '' ? undefined : sql`${posts.searchText} like ${containing(`#${tag}`)}`,
        notExists(isMadeByRun),
      ),
    )
    .groupBy(posts.id)
    .orderBy(asc(max(postTargets.publishedAt)))
    .limit(limit)
  return rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, publishedAt }] : []))
}

export const findEvergreenPost = async ({ db, workspaceId, id }: InWorkspace & { id: string }) => {
  const [row] = await db
    .select({ id: posts.id, text: posts.text, mediaIds: posts.mediaIds })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, id), isNull(posts.deletedAt)))
  return row
}

type OfAccounts = InWorkspace & { connectionIds: readonly string[] }

/** Serializes the similarity checks of a workspace until the transaction ends. */
export const lockTexts = ({ db, workspaceId }: { db: Tx; workspaceId: string }) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`automation-texts:${workspaceId}`}, 0))`,
  )

/** Captions of reels that other runs for these accounts have not posted yet. */
export const listTextsInMaking = ({
  db,
  workspaceId,
  connectionIds,
  runId,
}: OfAccounts & { runId: string }) =>
  db
    .select({ id: reels.id, text: reels.caption })
    .from(automationRuns)
    .innerJoin(reels, eq(reels.id, automationRuns.reelId))
    .where(
      and(
        eq(automationRuns.workspaceId, workspaceId),
        eq(automationRuns.state, 'making'),
        ne(automationRuns.id, runId),
        sql`exists (
          select 1 from jsonb_array_elements(${automationRuns.rule}->'targets') as target
          where target->>'connectionId' = any(${sql.param([...connectionIds])}::text[]))`,
      ),
    )

/** Texts of the latest posts of these accounts, including planned ones, except the post with this key. */
export const listRecentTexts = ({
  db,
  workspaceId,
  connectionIds,
  ownKey,
  limit,
}: OfAccounts & { ownKey: string; limit: number }) =>
  db
    .select({ id: posts.id, text: posts.text })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        sql`${posts.text} <> ''`,
        sql`${posts.idempotencyKey} is distinct from ${ownKey}`,
        exists(
          db
            .select({ one: sql`1` })
            .from(postTargets)
            .where(
              and(
                eq(postTargets.postId, posts.id),
                sql`${postTargets.connectionId} = any(${sql.param([...connectionIds])}::uuid[])`,
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
