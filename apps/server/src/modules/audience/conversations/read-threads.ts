import type { Conversation } from '@kadr/contract/audience/conversation'
import type { ConversationCounts, listConversations } from '@kadr/contract/audience/conversations'
import type { RouteInput } from '@kadr/contract/base/route'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { presentItems } from '../../insight/analytics/index.ts'
import { noThread } from './failures.ts'
import {
  countUpTo,
  findShown,
  listLabels as listLabelRows,
  listPage,
  type Reach,
  type ShownThread,
  type ThreadFilter,
} from './pages.repository.ts'
import { presentThread } from './present-thread.ts'

const PAGE = 30
const MAX_COUNT = 999
const place = z.tuple([z.iso.datetime(), z.uuid()])

export type Reader = Pick<Member, 'workspaceId' | 'connectionIds' | 'userId'>
type Asked = { ctx: AppContext; actor: Reader }

export const reachOf = ({ workspaceId, connectionIds }: Reader): Reach => ({
  workspaceId,
  connectionIds,
})

/** With their posts: two more queries for any number. */
const presentThreads = async ({
  ctx,
  workspaceId,
  shown,
}: {
  ctx: AppContext
  workspaceId: string
  shown: readonly ShownThread[]
}): Promise<Conversation[]> => {
  const ids = [...new Set(shown.flatMap(({ thread }) => thread.workItemId ?? []))]
  const posts = await presentItems({ ctx, workspaceId, ids, medians: [] })
  const byId = new Map(posts.map((post) => [post.id, post]))
  return shown.map((one) => presentThread(one, byId.get(one.thread.workItemId ?? '')))
}

export const findOne = async ({ ctx, actor, id }: Asked & { id: string }): Promise<ShownThread> => {
  const [shown] = await findShown({ db: ctx.db, reach: reachOf(actor), ids: [id] })
  if (!shown) throw noThread()
  return shown
}

export const readThreads = async ({ ctx, actor, ids }: Asked & { ids: readonly string[] }) =>
  presentThreads({
    ctx,
    workspaceId: actor.workspaceId,
    shown: await findShown({ db: ctx.db, reach: reachOf(actor), ids }),
  })

export const listThreads = async ({
  ctx,
  actor,
  query: { cursor, limit = PAGE, personOf, ...given },
}: Asked & { query: RouteInput<typeof listConversations>['query'] }) => {
  const [at, last] = cursor === undefined ? [] : readCursor(place, cursor)
  const person = personOf ? (await findOne({ ctx, actor, id: personOf })).thread : undefined
  const filter: ThreadFilter = { reach: reachOf(actor), userId: actor.userId, person, ...given }
  const rows = await listPage({
    db: ctx.db,
    filter,
    after: at && last ? { at: new Date(at), id: last } : undefined,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const end = rows.length > limit ? shown.at(-1)?.thread : undefined
  return {
    items: await presentThreads({ ctx, workspaceId: actor.workspaceId, shown }),
    nextCursor: end ? writeCursor([end.lastItemAt.toISOString(), end.id]) : null,
  }
}

export const countThreads = async ({ ctx, actor }: Asked): Promise<ConversationCounts> => {
  const base = { reach: reachOf(actor), userId: actor.userId }
  const countOf = (filter: Partial<ThreadFilter>) =>
    countUpTo({ db: ctx.db, filter: { ...base, ...filter }, max: MAX_COUNT })
  return {
    new: await countOf({ tab: 'new' }),
    mine: await countOf({ tab: 'mine' }),
    waiting: await countOf({ tab: 'waiting' }),
    questions: await countOf({ tab: 'new', isQuestion: true }),
    unhappy: await countOf({ tab: 'new', tone: 'bad' }),
    max: MAX_COUNT,
  }
}

export const listLabels = ({ ctx, actor }: Asked) =>
  listLabelRows({ db: ctx.db, reach: reachOf(actor) })
