import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'
import { network } from './networks.ts'

/**
 * One post on one connection. `claimed` to `processing` are in progress; `submitting` starts before
 * the first visible call. `handed_over`: a person publishes it by hand and says so.
 * `needs_attention`: the outcome is unknown, so the user decides.
 */
export const targetState = z.enum([
  'draft',
  'pending_approval',
  'scheduled',
  'claimed',
  'preparing',
  'submitting',
  'processing',
  'handed_over',
  'published',
  'failed',
  'needs_attention',
  'missed',
  'cancelled',
  'removed',
])
export type TargetState = z.infer<typeof targetState>

export const failureAction = z.enum(['edit', 'reconnect', 'retry', 'open_network'])
export type FailureAction = z.infer<typeof failureAction>

/** Why it was not published, and what the user can do. */
export const targetFailure = z.object({
  kind: z.enum(['permanent', 'retryable', 'reauth', 'unknown']),
  code: z.string(),
  /** Russian, safe to show. */
  message: z.string(),
  action: failureAction,
  /** Time of the next automatic retry. */
  retryAt: z.nullable(instant),
})
export type TargetFailure = z.infer<typeof targetFailure>

/**
 * Why the publisher lets it wait: the network `asked` for a pause of the account, is `down`, or a try failed and is
 * made again.
 */
export const targetWaiting = z.object({
  reason: z.enum(['asked', 'down', 'retry']),
  until: instant,
  /** When the user is asked instead, because the wait is longer than a publication may be late. */
  asksAt: z.nullable(instant),
})
export type TargetWaiting = z.infer<typeof targetWaiting>

/** Per-connection overrides. Null uses the post's own. */
export const targetOverride = z.object({
  text: z.nullable(z.string().check(z.maxLength(20_000))),
  mediaIds: z.nullable(z.array(id).check(z.maxLength(35))),
})
export type TargetOverride = z.infer<typeof targetOverride>

/** Network-specific settings. */
export const targetSettings = z.record(z.string().check(z.maxLength(40)), z.unknown())
export type TargetSettings = z.infer<typeof targetSettings>

/** What a person needs to publish it by hand. Addresses of files are signed and end. */
export const targetHandover = z.object({
  /** Opens the place where it is published; null where the account has no address. */
  placeUrl: z.nullable(z.string()),
  text: z.string(),
  title: z.string(),
  /** First comment, or the posts that follow in a thread. */
  comments: z.array(z.string()),
  files: z.array(z.object({ kind: z.enum(['image', 'video']), name: z.string(), url: z.string() })),
  coverUrl: z.nullable(z.string()),
})
export type TargetHandover = z.infer<typeof targetHandover>

/** When a publication by hand is put off to. */
export const laterChoice = z.enum(['hour', 'evening', 'tomorrow'])
export type LaterChoice = z.infer<typeof laterChoice>

export const target = z.object({
  id,
  /** Null when the connection was removed. */
  connectionId: z.nullable(id),
  network,
  accountTitle: z.string(),
  state: targetState,
  override: targetOverride,
  settings: targetSettings,
  failure: z.nullable(targetFailure),
  /** Null when nothing but its own time is waited for. */
  waiting: z.nullable(targetWaiting),
  /** True when the network keeps it as a draft for the user to finish. */
  isDraftAtNetwork: z.boolean(),
  /** Russian: published, but not as requested (locked as private). */
  notice: z.nullable(z.string()),
  url: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
  /** When the publisher started it, and when it continues; null when nothing is planned. */
  startedAt: z.nullable(instant),
  nextAt: z.nullable(instant),
})
export type Target = z.infer<typeof target>

/** One entry of a target's timeline. */
export const targetEvent = z.object({
  id,
  at: instant,
  from: z.nullable(targetState),
  to: targetState,
  /** Russian: what happened. */
  text: z.string(),
  /** The acting user; null for the system. */
  personName: z.nullable(z.string()),
})
export type TargetEvent = z.infer<typeof targetEvent>
