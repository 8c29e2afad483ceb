import type { Post } from '@kadr/contract/publishing/posts'
import { describeProgress } from '@kadr/domain/publishing/posts/describe-wait'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { splitWallTime } from '@kadr/domain/publishing/schedule/local-date'
import { addDays, toInstant, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { MessageContent } from '../../delivery/bot-outbox/index.ts'
import { nameAccount } from '../../delivery/notifications/index.ts'
import { findMembership, listWorkspaces } from '../../identity/workspaces/index.ts'
import { listPosts } from '../../publishing/posts/index.ts'
import { copy, STATE_WORDS } from './copy.ts'

type OfUser = { ctx: AppContext; userId: string }
type Workspace = Awaited<ReturnType<typeof listWorkspaces>>[number]

const MAX_POSTS = 30
const MAX_DRAFTS = 10

const nameOf = ({ text }: Post) => postTitle(text) || copy.untitled

/** What is out and what waits, else the state. */
const stateOf = ({ state, targets, time }: Post, now: Date): string | undefined =>
  describeProgress({
    targets,
    titleOf: (network) => adapters[network].title,
    now,
    timeZone: time?.timeZone ?? 'UTC',
  })?.replace(/^./u, (first) => first.toLocaleLowerCase('ru')) ?? STATE_WORDS[state]

/** More are counted, not named. */
const MAX_ACCOUNTS = 3

const nameAccounts = ({ targets }: Post): string => {
  const names = targets.map(({ network, accountTitle: title }) => nameAccount({ network, title }))
  const rest = names.length - MAX_ACCOUNTS
  if (rest <= 1) return names.join(', ')
  return `${names.slice(0, MAX_ACCOUNTS).join(', ')} и\u00A0ещё\u00A0${rest}`
}

const describe = (post: Post, now: Date) => {
  const words = stateOf(post, now)
  const time = post.time ? `${splitWallTime(post.time.wallTime).time} ` : ''
  const facts = [nameAccounts(post), words].filter(Boolean).join(': ')
  return `${time}${nameOf(post)}${facts ? ` — ${facts}` : ''}`
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

/** Posts from today on that the member may see, by time. */
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

const groupByDay = (posts: readonly Post[], now: Date) => {
  const days = Map.groupBy(posts, ({ time }) => splitWallTime(time?.wallTime ?? '').date)
  return [...days].map(([date, own]) =>
    [describeDay(date), ...own.map((post) => describe(post, now))].join('\n'),
  )
}

/** One section per workspace that has posts; named when there are several. */
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

/** One line per post: time, title, accounts and state. */
export const describeToday = (posts: readonly Post[], now: Date): string =>
  posts.map((post) => describe(post, now)).join('\n')

export const composeToday = async ({ ctx, userId }: OfUser): Promise<MessageContent> => {
  const text = await compose({
    ctx,
    userId,
    parts: async (workspace) => {
      const posts = await listPlanned({ ctx, userId, workspace, days: 1 })
      return posts.length > 0 ? [describeToday(posts, ctx.clock.now())] : []
    },
  })
  return { title: copy.today, text: text || copy.nothingToday, rows: toCalendar }
}

export const composeWeek = async ({ ctx, userId }: OfUser): Promise<MessageContent> => {
  const text = await compose({
    ctx,
    userId,
    parts: async (workspace) => {
      const posts = await listPlanned({ ctx, userId, workspace, days: 7 })
      return groupByDay(posts, ctx.clock.now())
    },
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
