import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from '../publishing/networks.ts'
import { accountsQuery, periodQuery } from './analytics-figures.ts'
import { workItemKind } from './metrics.ts'

/** Figures of a published piece, in the order of columns. */
export const WORK_ITEM_METRICS = [
  'views',
  'reach',
  'likes',
  'comments',
  'shares',
  'saves',
  'clicks',
  'averageWatchSeconds',
] as const
export const workItemMetric = z.enum(WORK_ITEM_METRICS)
export type WorkItemMetric = z.infer<typeof workItemMetric>

const value = z.nullable(z.number())

export const workItemFigures = z.object({
  views: value,
  reach: value,
  likes: value,
  comments: value,
  shares: value,
  saves: value,
  clicks: value,
  averageWatchSeconds: value,
  /** Reactions divided by views. */
  engagementRate: value,
})
export type WorkItemFigures = z.infer<typeof workItemFigures>

/** One published piece of an account: ours, or found at the network. */
export const workItem = z.object({
  id,
  accountId: id,
  accountTitle: z.string(),
  network,
  kind: workItemKind,
  /** The beginning of its text. */
  title: z.string(),
  publishedAt: instant,
  durationSeconds: value,
  permalink: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  postId: z.nullable(id),
  reelId: z.nullable(id),
  isAi: z.nullable(z.boolean()),
  /** Deleted at the network. */
  isGone: z.boolean(),
  /** Left out of what the network tells about, which does not mean deleted. */
  isUnlisted: z.boolean(),
  updatedAt: z.nullable(instant),
  figures: workItemFigures,
  /** Figures the network does not report for it; another missing one was not read yet. */
  unreported: z.array(workItemMetric),
  /** Views relative to the account's median of 90 days; null with too few posts. */
  ratio: value,
})
export type WorkItem = z.infer<typeof workItem>

export const workItemSort = z.enum(['published', ...WORK_ITEM_METRICS])
export type WorkItemSort = z.infer<typeof workItemSort>

export const workItemsQuery = {
  ...accountsQuery,
  ...periodQuery,
  kind: z.optional(workItemKind),
  search: z.optional(z.string().check(z.maxLength(200))),
  postGroupId: z.optional(id),
  postId: z.optional(id),
}

/** Published within the period; all without one. */
export const listWorkItems = defineRoute({
  method: 'GET',
  path: '/analytics/work-items',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Публикации с показателями',
  tags: ['workItems'],
  query: z.object({
    ...pageQuery,
    ...workItemsQuery,
    sort: z.optional(workItemSort),
    order: z.optional(z.enum(['asc', 'desc'])),
  }),
  data: pageOf(workItem),
  errors: ['NOT_FOUND'],
})

/** What the post was made with. */
const origin = z.object({
  postId: z.nullable(id),
  reelId: z.nullable(id),
  reelKind: z.nullable(z.string()),
  reelTitle: z.nullable(z.string()),
  template: z.nullable(z.string()),
  hook: z.nullable(z.string()),
  /** Local time of the workspace, `2026-03-12T08:00`. */
  wallTime: z.string(),
  isAi: z.nullable(z.boolean()),
})

export const getWorkItem = defineRoute({
  method: 'GET',
  path: '/analytics/work-items/:id',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Публикация: показатели, ход просмотров, из чего сделана',
  tags: ['workItem'],
  params: z.object({ id }),
  data: z.object({
    item: workItem,
    /** Hours since the publication. Views, or likes where the network reports no views. */
    curve: z.object({
      metric: workItemMetric,
      points: z.array(z.object({ hours: z.number(), value: z.number() })),
      /** p25, median and p75 of the account's pieces; empty with too few of them. */
      band: z.array(
        z.object({ hours: z.number(), low: z.number(), middle: z.number(), high: z.number() }),
      ),
      /** Number of posts behind the band. */
      pieces: z.int(),
    }),
    origin,
    /** The same post in other accounts, this one included. */
    siblings: z.array(workItem),
  }),
  errors: ['NOT_FOUND'],
})
