import type { TargetState } from '@kadr/contract/post-targets'
import { and, asc, eq, exists, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { posts, postTargets } from '../../db/schema/posts.ts'
import { resources } from '../../db/schema/resources.ts'

export type CalendarFilter = {
  workspaceId: string
  from: Date
  to: Date
  connectionIds?: string[] | undefined
  states?: TargetState[] | undefined
  authorIds?: string[] | undefined
}

/** Titles are made of this much of the text. */
const BEGINNING = 160

/** A post is shown when one of its targets fits all that is asked for. */
const hasTarget = (db: Db, { connectionIds, states }: CalendarFilter) => {
  if (!connectionIds && !states) return undefined
  return exists(
    db
      .select({ one: sql`1` })
      .from(postTargets)
      .where(
        and(
          eq(postTargets.postId, posts.id),
          connectionIds && inArray(postTargets.connectionId, connectionIds),
          states && inArray(postTargets.state, states),
        ),
      ),
  )
}

export const listItems = ({
  db,
  filter,
  limit,
}: {
  db: Db
  filter: CalendarFilter
  limit: number
}) =>
  db
    .select({
      id: posts.id,
      version: posts.version,
      dueAt: posts.dueAt,
      wallTime: posts.wallTime,
      timeZone: posts.timeZone,
      text: sql<string>`left(${posts.text}, ${sql.raw(String(BEGINNING))})`,
      mediaId: sql<string | null>`${posts.mediaIds}[1]`,
      isRepeat: sql<boolean>`(${posts.repeatOf} is not null or ${posts.repeatRule} is not null)`,
      authorId: posts.authorId,
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, filter.workspaceId),
        gte(posts.dueAt, filter.from),
        lt(posts.dueAt, filter.to),
        filter.authorIds && inArray(posts.authorId, filter.authorIds),
        hasTarget(db, filter),
      ),
    )
    .orderBy(asc(posts.dueAt), asc(posts.id))
    .limit(limit)

/** Of these posts, in one statement with one parameter however many they are. */
export const listItemTargets = ({ db, postIds }: { db: Db; postIds: readonly string[] }) =>
  db
    .select({
      postId: postTargets.postId,
      id: postTargets.id,
      connectionId: postTargets.connectionId,
      network: postTargets.network,
      state: postTargets.state,
    })
    .from(postTargets)
    .where(sql`${postTargets.postId} = any(${sql.param(postIds)}::uuid[])`)
    .orderBy(asc(postTargets.id))

/** Only what the address of a small picture is made of. */
export const listThumbnails = ({
  db,
  workspaceId,
  ids,
}: {
  db: Db
  workspaceId: string
  ids: readonly string[]
}) =>
  db
    .select({ id: resources.id, fileId: resources.fileId, thumbnail: resources.thumbnail })
    .from(resources)
    .where(
      and(
        inArray(resources.id, [...ids]),
        or(eq(resources.workspaceId, workspaceId), eq(resources.isStarter, true)),
      ),
    )
