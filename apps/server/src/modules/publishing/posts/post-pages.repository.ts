import { type TargetState, targetState } from '@kadr/contract/publishing/post-targets'
import type { PostState } from '@kadr/contract/publishing/posts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/connection.ts'
import { posts, postTargets } from '../../../db/schema/publishing/posts.ts'
import { stateOfMask, targetMask, targetStatesOf } from './post-state.repository.ts'
import { isPostInReach, type Reach } from './reach.repository.ts'

export type PostOrder = 'updated' | 'time' | 'time-soonest'
export type PageCursor = { at: Date | null; id: string }

export type PostFilter = {
  workspaceId: string
  state?: PostState | undefined
  search?: string | undefined
  connectionId?: string | undefined
  authorId?: string | undefined
  rubricId?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  reach: Reach
}

const isInReach = (reach: Reach) =>
  isPostInReach({ id: sql`${posts.id}`, authorId: sql`${posts.authorId}` }, reach)

const toLikePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const ofWorkspace = (db: Db, workspaceId: string, condition: SQL | undefined) =>
  db
    .select({ postId: postTargets.postId })
    .from(postTargets)
    .where(and(eq(postTargets.workspaceId, workspaceId), condition))

const buildConditions = (db: Db, filter: PostFilter) => {
  const { workspaceId, state, search, connectionId } = filter
  const states = state && targetStatesOf(state)
  return and(
    eq(posts.workspaceId, workspaceId),
    isNull(posts.deletedAt),
    isInReach(filter.reach),
    search ? like(posts.searchText, toLikePattern(search)) : undefined,
    filter.authorId ? eq(posts.authorId, filter.authorId) : undefined,
    filter.rubricId ? eq(posts.rubricId, filter.rubricId) : undefined,
    filter.from ? gte(posts.dueAt, filter.from) : undefined,
    filter.to ? lt(posts.dueAt, filter.to) : undefined,
    connectionId
      ? inArray(posts.id, ofWorkspace(db, workspaceId, eq(postTargets.connectionId, connectionId)))
      : undefined,
    // Redundant, but lets the planner find a rare state by its index.
    states
      ? inArray(posts.id, ofWorkspace(db, workspaceId, inArray(postTargets.state, states)))
      : undefined,
  )
}

/** Posts without a time sort as infinitely late: PostgreSQL puts nulls first in descending order. */
const ORDERS: Record<PostOrder, { by: SQL[]; after(place: PageCursor): SQL | undefined }> = {
  updated: {
    by: [desc(posts.updatedAt), desc(posts.id)],
    after: ({ at, id }) =>
      sql`(${posts.updatedAt}, ${posts.id}) < (${at?.toISOString()}::timestamptz, ${id}::uuid)`,
  },
  time: {
    by: [desc(posts.dueAt), desc(posts.id)],
    after: ({ at, id }) =>
      at === null
        ? sql`(${posts.dueAt} is not null or ${posts.id} < ${id}::uuid)`
        : sql`(${posts.dueAt}, ${posts.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`,
  },
  'time-soonest': {
    by: [asc(posts.dueAt), asc(posts.id)],
    after: ({ at, id }) =>
      at === null
        ? sql`(${posts.dueAt} is null and ${posts.id} > ${id}::uuid)`
        : sql`(${posts.dueAt} is null or (${posts.dueAt}, ${posts.id}) > (${at.toISOString()}::timestamptz, ${id}::uuid))`,
  },
}

const masksOf = (db: Db) =>
  db
    .select({ mask: targetMask.as('mask') })
    .from(postTargets)
    .where(eq(postTargets.postId, posts.id))
    .as('masks')

export const listPage = ({
  db,
  filter,
  order,
  after,
  limit,
}: {
  db: Db
  filter: PostFilter
  order: PostOrder
  after: PageCursor | undefined
  limit: number
}) => {
  const masks = masksOf(db)
  const { state } = filter
  const page = db
    .select({ id: posts.id, dueAt: posts.dueAt, updatedAt: posts.updatedAt })
    .from(posts)
  const conditions = and(buildConditions(db, filter), after && ORDERS[order].after(after))
  const rows = state
    ? page
        .leftJoinLateral(masks, sql`true`)
        .where(and(conditions, sql`${stateOfMask(masks.mask)} = ${state}`))
    : page.where(conditions)
  return rows.orderBy(...ORDERS[order].by).limit(limit)
}

const COMMON: ReadonlySet<TargetState> = new Set([
  'draft',
  'scheduled',
  'published',
  'removed',
  'cancelled',
])
/** Rare states are counted completely; common ones only among the posts changed last. */
const RARE = targetState.options.filter((state) => !COMMON.has(state))
const CHANGED_LAST = 10_000
const RARE_LIMIT = 5000

type CountQuery = { db: Db; workspaceId: string; reach: Reach }

const selectChangedLast = ({ db, workspaceId, reach }: CountQuery) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), isNull(posts.deletedAt), isInReach(reach)))
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(CHANGED_LAST)

const selectRare = ({ db, workspaceId, reach }: CountQuery) =>
  db
    .select({ id: postTargets.postId })
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        inArray(postTargets.state, RARE),
        isNull(posts.deletedAt),
        isInReach(reach),
      ),
    )
    .limit(RARE_LIMIT)

/** Exact up to a limit: counting a million rows for a badge is too slow. */
export const countByState = (input: CountQuery) => {
  const { db } = input
  const counted = union(selectChangedLast(input), selectRare(input)).as('counted')
  const masks = db
    .select({ mask: targetMask.as('mask') })
    .from(postTargets)
    .where(eq(postTargets.postId, counted.id))
    .as('masks')
  return db
    .select({ state: stateOfMask(masks.mask), count: count() })
    .from(counted)
    .leftJoinLateral(masks, sql`true`)
    .groupBy(sql`1`)
}
