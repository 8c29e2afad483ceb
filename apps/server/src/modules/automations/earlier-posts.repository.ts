import { and, asc, desc, eq, exists, isNotNull, isNull, max, ne, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { automationRuns } from '../../db/schema/automations.ts'
import { posts, postTargets } from '../../db/schema/posts.ts'
import { reels } from '../../db/schema/reels.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Published posts that no automation has made, oldest first. */
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

/** Until the transaction ends no other run of the workspace compares its words. */
export const lockTexts = ({ db, workspaceId }: { db: Tx; workspaceId: string }) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`automation-texts:${workspaceId}`}, 0))`,
  )

/** Captions of reels that other runs for these accounts are about to post. */
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

/** Texts of the last posts of these accounts, planned ones too, without the one that was made by this key. */
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
