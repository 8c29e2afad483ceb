import type { TargetState } from '@kadr/contract/post-targets'
import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
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

const { placeholder } = sql
const authorIds = sql`${placeholder('authorIds')}::uuid[]`
const connectionIds = sql`${placeholder('connectionIds')}::uuid[]`
const states = sql`${placeholder('states')}::text[]`

/**
 * A post is shown when one of its targets fits all that is asked for. Nothing asked for fits everything; a post
 * for no account yet is a draft.
 */
const hasTarget = sql`((${connectionIds} is null and ${states} is null)
  or (${connectionIds} is null and 'draft' = any(${states})
    and not exists (select from post_targets t where t.post_id = posts.id))
  or exists (
  select from post_targets t where t.post_id = posts.id
    and (${connectionIds} is null or t.connection_id = any(${connectionIds}))
    and (${states} is null or t.state = any(${states}))))`

const pageOf = (db: Db) =>
  db
    .select({
      id: posts.id,
      version: posts.version,
      dueAt: posts.dueAt,
      wallTime: posts.wallTime,
      timeZone: posts.timeZone,
      text: sql<string>`left(${posts.text}, ${sql.raw(String(BEGINNING))})`.as('beginning'),
      mediaId: sql<string | null>`${posts.mediaIds}[1]`.as('media_id'),
      isRepeat: sql<boolean>`(${posts.repeatOf} is not null or ${posts.repeatRule} is not null)`.as(
        'is_repeat',
      ),
      authorId: posts.authorId,
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, placeholder('workspaceId')),
        gte(posts.dueAt, placeholder('from')),
        lt(posts.dueAt, placeholder('to')),
        sql`(${authorIds} is null or ${posts.authorId} = any(${authorIds}))`,
        hasTarget,
      ),
    )
    .orderBy(asc(posts.dueAt), asc(posts.id))
    .limit(placeholder('limit'))
    .as('page')

/**
 * A row for each target of each post, and one for a post without any. One statement for every filter, so that a
 * connection plans it once.
 */
const prepareItems = (db: Db) => {
  const page = pageOf(db)
  return db
    .select({
      id: page.id,
      version: page.version,
      dueAt: page.dueAt,
      wallTime: page.wallTime,
      timeZone: page.timeZone,
      text: page.text,
      mediaId: page.mediaId,
      isRepeat: page.isRepeat,
      authorId: page.authorId,
      targetId: postTargets.id,
      connectionId: postTargets.connectionId,
      network: postTargets.network,
      state: postTargets.state,
    })
    .from(page)
    .leftJoin(postTargets, eq(postTargets.postId, page.id))
    .orderBy(asc(page.dueAt), asc(page.id))
    .prepare('calendar_items')
}

const prepared = new WeakMap<Db, ReturnType<typeof prepareItems>>()

export const listItems = ({
  db,
  filter,
  limit,
}: {
  db: Db
  filter: CalendarFilter
  limit: number
}) => {
  const statement = prepared.get(db) ?? prepareItems(db)
  prepared.set(db, statement)
  return statement.execute({
    workspaceId: filter.workspaceId,
    from: filter.from.toISOString(),
    to: filter.to.toISOString(),
    authorIds: filter.authorIds ?? null,
    connectionIds: filter.connectionIds ?? null,
    states: filter.states ?? null,
    limit,
  })
}

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
