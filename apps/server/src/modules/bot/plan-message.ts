import type { Post } from '@kadr/contract/posts'
import { postTitle } from '@kadr/domain/posts/post-title'
import { splitWallTime } from '@kadr/domain/schedule/local-date'
import { addDays, toInstant, toWallTime } from '@kadr/domain/schedule/wall-time'
import type { AppContext } from '../../context.ts'
import type { MessageContent } from '../bot-outbox/index.ts'
import { listPosts } from '../posts/index.ts'
import { findMembership, listWorkspaces } from '../workspaces/index.ts'
import { copy, STATE_WORDS } from './copy.ts'

type OfUser = { ctx: AppContext; userId: string }
type Workspace = Awaited<ReturnType<typeof listWorkspaces>>[number]

const MAX_POSTS = 30
const MAX_DRAFTS = 10

const nameOf = ({ text }: Post) => postTitle(text) || copy.untitled

const describe = (post: Post) => {
  const words = STATE_WORDS[post.state]
  const time = post.time ? `${splitWallTime(post.time.wallTime).time} ` : ''
  return `${time}${nameOf(post)}${words ? ` — ${words}` : ''}`
}

/** «вт, 10 марта» */
const describeDay = (date: string) =>
  new Intl.DateTimeFormat('ru', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))

type OfWorkspace = OfUser & { workspace: Workspace }

/** What the member may see of it. */
const listSeen = async ({
  ctx,
  userId,
  workspace,
  query,
}: OfWorkspace & { query: Parameters<typeof listPosts>[0]['query'] }): Promise<Post[]> => {
  const membership = await findMembership({ ctx, userId, workspaceId: workspace.id })
  if (!membership) return []
  return (await listPosts({ ctx, actor: { ...membership, userId }, query })).items
}

/** Posts of the workspace's days from today on that the member sees, by time. */
export const listPlanned = async ({
  ctx,
  userId,
  workspace,
  days,
}: OfWorkspace & { days: number }): Promise<Post[]> => {
  const { timeZone } = workspace
  const { date } = splitWallTime(toWallTime({ at: ctx.clock.now(), timeZone }))
  const midnight = `${date}T00:00`
  const from = toInstant({ wallTime: midnight, timeZone })
  const to = toInstant({ wallTime: addDays({ wallTime: midnight, days }), timeZone })
  const query = {
    from: from.toISOString(),
    to: to.toISOString(),
    sort: 'time',
    limit: MAX_POSTS,
  } as const
  const posts = await listSeen({ ctx, userId, workspace, query })
  return posts.filter(({ time }) => time !== null).toSorted(byTime)
}

const byTime = (a: Post, b: Post) => (a.time?.at ?? '').localeCompare(b.time?.at ?? '')

const groupByDay = (posts: readonly Post[]) => {
  const days = Map.groupBy(posts, ({ time }) => splitWallTime(time?.wallTime ?? '').date)
  return [...days].map(([date, own]) => [describeDay(date), ...own.map(describe)].join('\n'))
}

/** A part for each workspace that has something; named when there are several. */
const compose = async ({
  ctx,
  userId,
  parts,
}: OfUser & { parts(workspace: Workspace): Promise<string[]> }): Promise<string> => {
  const found: { name: string; text: string }[] = []
  for (const workspace of await listWorkspaces({ ctx, userId })) {
    const text = (await parts(workspace)).join('\n\n')
    if (text) found.push({ name: workspace.name, text })
  }
  const isSingle = found.length === 1
  return found.map(({ name, text }) => (isSingle ? text : `${name}\n${text}`)).join('\n\n')
}

const toCalendar = [[{ text: copy.openCalendar, path: '/calendar' }]]

/** A line for each: when, what and how it stands. */
export const describeToday = (posts: readonly Post[]): string => posts.map(describe).join('\n')

export const composeToday = async ({ ctx, userId }: OfUser): Promise<MessageContent> => {
  const text = await compose({
    ctx,
    userId,
    parts: async (workspace) => {
      const posts = await listPlanned({ ctx, userId, workspace, days: 1 })
      return posts.length > 0 ? [describeToday(posts)] : []
    },
  })
  return { title: copy.today, text: text || copy.nothingToday, rows: toCalendar }
}

export const composeWeek = async ({ ctx, userId }: OfUser): Promise<MessageContent> => {
  const text = await compose({
    ctx,
    userId,
    parts: async (workspace) => groupByDay(await listPlanned({ ctx, userId, workspace, days: 7 })),
  })
  return { title: copy.week, text: text || copy.nothingThisWeek, rows: toCalendar }
}

export const composeDrafts = async ({ ctx, userId }: OfUser): Promise<MessageContent> => {
  const text = await compose({
    ctx,
    userId,
    parts: async (workspace) => {
      const query = { state: 'draft', sort: 'updated', limit: MAX_DRAFTS } as const
      const items = await listSeen({ ctx, userId, workspace, query })
      return items.length > 0 ? [items.map((post) => `• ${nameOf(post)}`).join('\n')] : []
    },
  })
  const rows = [[{ text: copy.openDrafts, path: '/posts?state=draft' }]]
  return { title: copy.drafts, text: text || copy.noDrafts, rows }
}
