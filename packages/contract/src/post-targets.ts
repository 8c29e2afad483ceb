import * as z from 'zod/mini'
import { network } from './networks.ts'
import { id, instant } from './primitives.ts'

/**
 * One post on one connection. `claimed` to `processing` are under way; `submitting` begins before the first
 * call that others can see. `needs_attention`: nobody can tell whether it is out, so a person decides.
 */
export const targetState = z.enum([
  'draft',
  'pending_approval',
  'scheduled',
  'claimed',
  'preparing',
  'submitting',
  'processing',
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

/** Why it did not go out, and what the person can do about it. */
export const targetFailure = z.object({
  kind: z.enum(['permanent', 'retryable', 'reauth', 'unknown']),
  code: z.string(),
  /** Russian, safe to show. */
  message: z.string(),
  action: failureAction,
  /** When it is tried again by itself. */
  retryAt: z.nullable(instant),
})
export type TargetFailure = z.infer<typeof targetFailure>

/** What one connection says differently. Null takes the post's own. */
export const targetOverride = z.object({
  text: z.nullable(z.string().check(z.maxLength(20_000))),
  mediaIds: z.nullable(z.array(id).check(z.maxLength(35))),
})
export type TargetOverride = z.infer<typeof targetOverride>

/** Settings only the target's network has; their shape is the network's own. */
export const targetSettings = z.record(z.string().check(z.maxLength(40)), z.unknown())
export type TargetSettings = z.infer<typeof targetSettings>

export const target = z.object({
  id,
  /** Null when the account has been detached since. */
  connectionId: z.nullable(id),
  network,
  accountTitle: z.string(),
  state: targetState,
  override: targetOverride,
  settings: targetSettings,
  failure: z.nullable(targetFailure),
  /** True when the network holds it for the person to finish there (a draft in its app). */
  isDraftAtNetwork: z.boolean(),
  url: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
})
export type Target = z.infer<typeof target>

/** One step of the way of a target, for its timeline. */
export const targetEvent = z.object({
  id,
  at: instant,
  from: z.nullable(targetState),
  to: targetState,
  /** Russian: what happened. */
  text: z.string(),
  /** Who did it; null when we did. */
  personName: z.nullable(z.string()),
})
export type TargetEvent = z.infer<typeof targetEvent>
