import * as z from 'zod/mini'
import { runState } from '../automation/automations.ts'
import { id, instant } from '../base/primitives.ts'
import { network } from '../publishing/networks.ts'
import { failureAction } from '../publishing/post-targets.ts'
import { generationOutput } from '../studio/generations.ts'

const title = z.string().check(z.maxLength(120))
const words = z.string().check(z.maxLength(2000))
const link = z.nullable(z.string().check(z.maxLength(300)))

const ofTarget = { postId: id, network, accountTitle: title }
const problem = { ...ofTarget, message: words, action: z.nullable(failureAction) }
const review = {
  title,
  note: z.nullable(words),
  /** Who decided; null where it is not known. */
  byName: z.nullable(title),
}
const ofAccount = { network, title }
const ofThread = { connectionId: id, network, accountTitle: title, postTitle: z.nullable(title) }

/**
 * What programs of others are told, by its public name. These shapes are a promise: fields are added and never change
 * their meaning. All together stay below 20 kB.
 */
export const webhookPayloads = {
  'post.published': z.object({
    publications: z
      .array(z.object({ network: z.nullable(network), accountTitle: title, url: link }))
      .check(z.maxLength(25)),
    /** One waits as a draft at its network, to be finished by a person. */
    hasDraftsAtNetwork: z.boolean(),
  }),
  'post.changed': z.object({}),
  'post.deleted': z.object({}),

  'target.published': z.object({ ...ofTarget, url: link, isDraftAtNetwork: z.boolean() }),
  'target.restricted': z.object(problem),
  'target.failed': z.object(problem),
  'target.needs_attention': z.object(problem),
  'target.handed_over': z.object(ofTarget),
  'target.delayed': z.object({ ...ofTarget, until: instant }),
  'target.missed': z.object({ postId: id, dueAt: z.nullable(instant) }),
  'target.removed': z.object({ postId: id }),

  'approval.requested': z.object({
    title,
    postIds: z.array(id).check(z.maxLength(200)),
  }),
  'approval.approved': z.object(review),
  'approval.returned': z.object(review),

  'generation.ready': z.object({ title, output: generationOutput }),
  'generation.failed': z.object({ title, message: words }),

  'connection.attached': z.object(ofAccount),
  'connection.detached': z.object(ofAccount),
  'connection.broken': z.object({ ...ofAccount, message: words }),
  'connection.restored': z.object(ofAccount),
  'connection.expiring': z.object({ ...ofAccount, endsAt: instant }),

  'automation.paused': z.object({ automationId: z.int(), name: title, message: words }),
  'automation.run_ended': z.object({
    automationId: z.int(),
    name: title,
    state: runState,
    title,
    postId: z.nullable(id),
    message: z.nullable(words),
  }),
  'automation.run_asks': z.object({ automationId: z.int(), name: title, topic: words }),

  /** The team and its guests, about a post. */
  'post.commented': z.object({
    commentId: id,
    title,
    text: words,
    authorName: title,
    isGuest: z.boolean(),
  }),
  /** What people outside write: comments, mentions, messages. */
  'comment.received': z.object({
    ...ofThread,
    itemId: id,
    personName: z.nullable(title),
    text: words,
  }),
  'comment.answered': z.object({ ...ofThread, isOutside: z.boolean() }),
} as const

export type WebhookKind = keyof typeof webhookPayloads
export type WebhookPayload<K extends WebhookKind> = z.output<(typeof webhookPayloads)[K]>

/** Sent to a new endpoint, and by the button «Проверить». */
export const TEST_KIND = 'endpoint.test'

const isKind = (name: string): name is WebhookKind => name in webhookPayloads
export const WEBHOOK_KINDS: readonly WebhookKind[] = Object.keys(webhookPayloads).filter(isKind)
export const webhookKind = z.enum(WEBHOOK_KINDS)

/** `data` of every event has these as well. `sequence` grows by one with each event of an endpoint. */
export const webhookEnvelope = z.object({
  type: z.string(),
  timestamp: instant,
  data: z.looseObject({ workspaceId: id, subject: id, sequence: z.int() }),
})
