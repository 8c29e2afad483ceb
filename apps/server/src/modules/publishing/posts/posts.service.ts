import type { RouteInput } from '@kadr/contract/base/route'
import type { TargetEvent } from '@kadr/contract/publishing/post-targets'
import type { PostState, listPosts as route } from '@kadr/contract/publishing/posts'
import { displayName } from '@kadr/domain/identity/person-name'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { describeEvent, listEvents, listTargets } from '../targets/index.ts'
import { listAuthorRows } from './authors.repository.ts'
import { noPost, noTarget } from './failures.ts'
import type { PostActor } from './post-actor.ts'
import { countByState, listPage, type PageCursor, type PostOrder } from './post-pages.repository.ts'
import * as repository from './posts.repository.ts'
import { readPosts } from './read-posts.ts'

const DEFAULT_LIMIT = 50
/** Upcoming posts are sorted by the nearest time first. */
const AHEAD: ReadonlySet<PostState | undefined> = new Set(['scheduled', 'pending_approval'])

type InWorkspace = { ctx: AppContext; workspaceId: string }
type ByMember = { ctx: AppContext; actor: PostActor }

const orderOf = ({ sort, state }: RouteInput<typeof route>['query']): PostOrder => {
  if (sort !== 'time') return 'updated'
  return AHEAD.has(state) ? 'time-soonest' : 'time'
}

const place = z.tuple([z.nullable(z.iso.datetime()), z.uuid()])

const parseCursor = (cursor: string): PageCursor => {
  const [at, id] = readCursor(place, cursor)
  return { at: at === null ? null : new Date(at), id }
}

export const listPosts = async ({
  ctx,
  actor,
  query,
}: ByMember & { query: RouteInput<typeof route>['query'] }) => {
  const { limit = DEFAULT_LIMIT, cursor, search, from, to, ...rest } = query
  const { workspaceId } = actor
  const order = orderOf(query)
  const rows = await listPage({
    db: ctx.db,
    filter: {
      ...rest,
      workspaceId,
      reach: actor,
      search: search?.toLowerCase(),
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    },
    order,
    after: cursor === undefined ? undefined : parseCursor(cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const lastAt = order === 'updated' ? last?.updatedAt : last?.dueAt
  return {
    items: await readPosts({ ctx, workspaceId, ids: page.map(({ id }) => id) }),
    nextCursor: last ? writeCursor([lastAt?.toISOString() ?? null, last.id]) : null,
  }
}

export const countPosts = async ({ ctx, actor }: ByMember): Promise<Record<PostState, number>> => {
  const { workspaceId } = actor
  const rows = await countByState({ db: ctx.db, workspaceId, reach: actor })
  const countOf = (state: PostState) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    draft: countOf('draft'),
    pending_approval: countOf('pending_approval'),
    scheduled: countOf('scheduled'),
    publishing: countOf('publishing'),
    handed_over: countOf('handed_over'),
    published: countOf('published'),
    partly_published: countOf('partly_published'),
    failed: countOf('failed'),
    needs_attention: countOf('needs_attention'),
    missed: countOf('missed'),
    cancelled: countOf('cancelled'),
  }
}

/** Members and authors, who may have left the workspace. */
export const listAuthors = async ({ ctx, workspaceId }: InWorkspace) => {
  const people = await listAuthorRows({ db: ctx.db, workspaceId })
  return people.map((person) => ({ id: person.id, name: displayName(person) }))
}

export const getTargetHistory = async ({
  ctx,
  workspaceId,
  id,
  targetId,
}: InWorkspace & { id: string; targetId: string }): Promise<TargetEvent[]> => {
  const [post] = await repository.listPosts({ db: ctx.db, workspaceId, ids: [id] })
  if (!post) throw noPost()
  const targets = await listTargets({ db: ctx.db, postIds: [id] })
  if (!targets.some((target) => target.id === targetId)) throw noTarget()
  const rows = await listEvents({ db: ctx.db, targetId })
  return rows.map(({ event, person }) => ({
    id: event.id,
    at: event.at.toISOString(),
    from: event.fromState,
    to: event.toState,
    text: describeEvent(event),
    personName: person && displayName(person),
  }))
}
