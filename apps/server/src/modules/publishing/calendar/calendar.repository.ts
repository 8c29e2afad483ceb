import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetState, TargetWaiting } from '@kadr/contract/publishing/post-targets'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { resources } from '../../../db/schema/library/resources.ts'
import { isPostInReach, type Reach } from '../posts/index.ts'

export type CalendarFilter = {
  workspaceId: string
  reach: Reach
  from: Date
  to: Date
  connectionIds?: string[] | undefined
  states?: TargetState[] | undefined
  authorIds?: string[] | undefined
  rubricIds?: string[] | undefined
}

/** The title is derived from this much of the text. */
const BEGINNING = 160

/** A target of a post, or a post without targets. */
export type ItemRow = {
  id: string
  version: number
  /** Milliseconds: cheaper to parse than dates in a thousand rows. */
  dueAt: number
  wallTime: string
  timeZone: string
  text: string
  mediaId: string | null
  isRepeat: boolean
  authorId: string | null
  rubricId: string | null
  targetId: string | null
  connectionId: string | null
  network: Network | null
  state: TargetState | null
  waiting: TargetWaiting | null
}

const isOneOf = (column: SQL, wanted: readonly string[] | undefined, type: SQL): SQL =>
  wanted ? sql`${column} = any(${sql.param([...wanted])}::${type}[])` : sql`true`

/** A post without targets counts as a draft. */
const isUnaddressed = ({ connectionIds, states }: CalendarFilter): SQL =>
  !connectionIds && states?.includes('draft')
    ? sql`not exists (select from post_targets t where t.post_id = p.id)`
    : sql`false`

/** A post matches when one of its targets matches the whole filter. */
const matchesFilter = (filter: CalendarFilter): SQL => {
  const { authorIds, rubricIds, connectionIds, states } = filter
  const reach = isPostInReach({ id: sql`p.id`, authorId: sql`p.author_id` }, filter.reach)
  const isOwn = sql`${isOneOf(sql`p.author_id`, authorIds, sql`uuid`)}
    and ${isOneOf(sql`p.rubric_id`, rubricIds, sql`uuid`)} and ${reach ?? sql`true`}`
  if (!connectionIds && !states) return isOwn
  return sql`${isOwn} and (${isUnaddressed(filter)} or exists (
    select from post_targets t where t.post_id = p.id
      and ${isOneOf(sql`t.connection_id`, connectionIds, sql`uuid`)}
      and ${isOneOf(sql`t.state`, states, sql`text`)}))`
}

/** Rows of one post are adjacent. */
export const listItems = async ({
  db,
  filter,
  limit,
}: {
  db: Db
  filter: CalendarFilter
  limit: number
}): Promise<ItemRow[]> => {
  const { workspaceId, from, to } = filter
  const { rows } = await db.execute<ItemRow>(sql`
    select p.id, p.version, (extract(epoch from p.due_at) * 1000)::float8 as "dueAt",
      p.wall_time as "wallTime", p.time_zone as "timeZone",
      left(p.text, ${sql.raw(String(BEGINNING))}) as text, p.media_ids[1] as "mediaId",
      (p.repeat_of is not null or p.repeat_rule is not null) as "isRepeat",
      p.author_id as "authorId", p.rubric_id as "rubricId", t.id as "targetId", t.connection_id as "connectionId",
      t.network, t.state, t.waiting
    from (
      select * from posts p where p.workspace_id = ${workspaceId} and p.deleted_at is null
        and p.due_at >= ${from.toISOString()} and p.due_at < ${to.toISOString()} and ${matchesFilter(filter)}
      order by p.due_at, p.id limit ${limit}
    ) p
    left join post_targets t on t.post_id = p.id
    order by p.due_at, p.id`)
  return rows
}

/** Only the columns a thumbnail URL is built from. */
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
