import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { UserError } from '@kadr/domain/base/app-error'
import { can } from '@kadr/domain/identity/permissions'
import { footnotedName } from '@kadr/domain/publishing/networks/network-names'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { type IcsEvent, writeIcs } from '@kadr/domain/publishing/schedule/ics'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { findBlockedAt } from '../../identity/users/index.ts'
import { findMembership, getWorkspaceName } from '../../identity/workspaces/index.ts'
import { type ItemRow, listItems } from './calendar.repository.ts'
import {
  deleteFeed,
  findFeed,
  listFeedsOf,
  putFeed,
  touchFeed,
} from './calendar-feeds.repository.ts'

const DAYS_BACK = 30
const DAYS_AHEAD = 180
const MAX_POSTS = 2000
const MINUTES = 15
/** What will not go out is no event. */
const GONE: ReadonlySet<TargetState> = new Set(['cancelled', 'removed'])

type OfPerson = { ctx: AppContext; workspaceId: string; userId: string }

export const getCalendarFeed = async ({ ctx, ...person }: OfPerson) => {
  const feed = await findFeed({ db: ctx.db, ...person })
  return {
    feed: feed
      ? {
          createdAt: feed.createdAt.toISOString(),
          readAt: feed.readAt?.toISOString() ?? null,
        }
      : null,
  }
}

export const renewCalendarFeed = async ({ ctx, ...person }: OfPerson) => {
  const token = createOpaqueToken()
  await putFeed({ db: ctx.db, ...person, hash: hashToken(token), createdAt: ctx.clock.now() })
  return { url: `${ctx.config.publicUrl}/api/calendar-feeds/${token}` }
}

export const removeCalendarFeed = async ({ ctx, ...person }: OfPerson) => {
  await deleteFeed({ db: ctx.db, ...person })
  return {}
}

const noFeed = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Такого календаря нет. Возможно, адрес сменили' })

/** Rows of one post are adjacent. */
const toEvents = (rows: readonly ItemRow[], publicUrl: string): IcsEvent[] => {
  const posts = Map.groupBy(rows, ({ id }) => id)
  return [...posts.values()].flatMap((targets) => {
    const [row] = targets
    const states = targets.flatMap(({ state }) => state ?? [])
    if (!row || (states.length > 0 && states.every((state) => GONE.has(state)))) return []
    const networks = targets.flatMap(({ network }) => (network ? footnotedName(network) : []))
    const title = postTitle(row.text) || 'Пост без текста'
    const isDraft = states.every((state) => state === 'draft' || state === 'pending_approval')
    return {
      uid: `post-${row.id}@kadr`,
      at: new Date(row.dueAt),
      minutes: MINUTES,
      title: isDraft ? `Черновик: ${title}` : title,
      details: [...new Set(networks)].join(', '),
      url: `${publicUrl}/posts?post=${row.id}`,
      isDraft,
    }
  })
}

/** Rights are those of now: who has left the workspace, or was blocked, reads nothing by their address. */
const admit = async ({ ctx, token }: { ctx: AppContext; token: string }) => {
  const now = ctx.clock.now()
  const feed = await touchFeed({ db: ctx.db, hash: hashToken(token), now })
  if (!feed) throw noFeed()
  const { userId, workspaceId } = feed
  const rights = await findMembership({ ctx, userId, workspaceId })
  if (!rights || !can(rights, 'posts.read')) throw noFeed()
  if (await inTransaction(ctx.db, (tx) => findBlockedAt({ tx, userId }))) throw noFeed()
  return { userId, workspaceId, rights, now }
}

export const readCalendarFeed = async ({ ctx, token }: { ctx: AppContext; token: string }) => {
  const { userId, workspaceId, rights, now } = await admit({ ctx, token })
  const rows = await listItems({
    db: ctx.db,
    filter: {
      workspaceId,
      reach: { userId, connectionIds: rights.connectionIds },
      from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
      to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
    },
    limit: MAX_POSTS,
  })
  const name = `Кадр: ${await getWorkspaceName({ ctx, workspaceId })}`
  return writeIcs({ name, events: toEvents(rows, ctx.config.publicUrl), now })
}

export const exportCalendarFeeds = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  calendarFeeds: readAtOnce(() => listFeedsOf({ db: ctx.db, userId })),
})
