import * as z from 'zod/mini'

/** Figures of accounts and work items as of a moment. In seconds where the name says so, otherwise counts. */
export const METRICS = [
  'views',
  'profileViews',
  'reach',
  'likes',
  'comments',
  'shares',
  'saves',
  'clicks',
  'interactions',
  'watchSeconds',
  'averageWatchSeconds',
  'followers',
  'followersGained',
  'followersLost',
  'following',
  'posts',
] as const
export const metricName = z.enum(METRICS)
export type MetricName = z.infer<typeof metricName>

/** Figures a network counts per day of its own calendar. */
export const DAY_METRICS = [
  'viewsDay',
  'profileViewsDay',
  'reachDay',
  'likesDay',
  'commentsDay',
  'sharesDay',
  'savesDay',
  'clicksDay',
  'interactionsDay',
  'watchSecondsDay',
  'averageWatchSecondsDay',
  'followersGainedDay',
  'followersLostDay',
] as const
export const dayMetricName = z.enum(DAY_METRICS)
export type DayMetricName = z.infer<typeof dayMetricName>

/** Names under which figures are stored. */
export const storedMetricName = z.enum([...METRICS, ...DAY_METRICS])
export type StoredMetricName = z.infer<typeof storedMetricName>

/** Outcome of reading a subject's figures. */
export const readingOutcome = z.enum(['found', 'not_allowed', 'absent', 'unlisted', 'failed'])
export type ReadingOutcome = z.infer<typeof readingOutcome>

/** Type of a published post. */
export const workItemKind = z.enum(['text', 'image', 'images', 'video', 'story', 'link'])
export type WorkItemKind = z.infer<typeof workItemKind>
