import { and, asc, eq, exists, isNotNull, isNull, max, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { automationRuns } from '../../db/schema/automations.ts'
import { posts, postTargets } from '../../db/schema/posts.ts'

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

/** Texts of the last posts of these accounts, planned ones too. */
export const listRecentTexts = ({
  db,
  workspaceId,
  connectionIds,
  limit,
}: InWorkspace & { connectionIds: readonly string[]; limit: number }) =>
  db
    .select({ id: posts.id, text: posts.text })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        sql`${posts.text} <> ''`,
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
    .orderBy(sql`${posts.createdAt} desc`)
    .limit(limit)
