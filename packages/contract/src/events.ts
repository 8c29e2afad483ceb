import * as z from 'zod/mini'
import { automationMode } from './automation-rule.ts'
import { pauseReason, runState } from './automations.ts'
import { generationOutput } from './generations.ts'
import { network } from './networks.ts'
import { failureAction, targetState } from './post-targets.ts'
import { id, instant, money, nothing } from './primitives.ts'
import { defineRoute } from './route.ts'
import { planName } from './subscription.ts'
import { workspaceRole } from './workspaces.ts'

const none = z.object({})
const ofPost = z.object({ postId: id })
const targetProblem = z.object({
  postId: id,
  network,
  accountTitle: z.string(),
  /** Russian, safe to show. */
  message: z.string(),
  /** What helps. */
  action: z.optional(failureAction),
  /** Of the target after the change. */
  version: z.int(),
})
const reviewedPost = z.object({
  /** Null when the author's account is gone. */
  authorId: z.nullable(id),
  title: z.string(),
  note: z.nullable(z.string()),
  version: z.int(),
  /** The name of somebody without an account who decided. */
  guestName: z.optional(z.string()),
})
const ofConnection = z.object({ network, title: z.string() })

/**
 * Everything other modules may react to, as `<subject>.<past participle>`. The subject is named by the event's
 * `subjectId`; the payload holds what may have changed by the time a consumer reads it.
 */
export const eventPayloads = {
  'target.progressed': z.object({ postId: id, state: targetState }),
  'target.published': z.object({
    postId: id,
    network,
    accountTitle: z.string(),
    url: z.nullable(z.string()),
    isDraftAtNetwork: z.boolean(),
  }),
  /** Published, but others do not see it as asked. */
  'target.restricted': targetProblem,
  'target.failed': targetProblem,
  'target.needs_attention': targetProblem,
  'target.reply_failed': targetProblem,
  'target.missed': z.object({ postId: id, dueAt: z.nullable(instant) }),
  'target.removed': ofPost,

  /** Every target is done and at least one is out. */
  'post.published': z.object({
    dueAt: z.nullable(instant),
    accountTitles: z.array(z.string()),
    /** Of the same accounts, in the same order. */
    networks: z.optional(z.array(network)),
    hasDraftsAtNetwork: z.boolean(),
  }),
  'post.changed': none,
  'post.deleted': none,
  /** The subject is the first of them. */
  'post.approval_requested': z.object({
    postIds: z.array(id),
    title: z.string(),
    version: z.int(),
  }),
  'post.approved': reviewedPost,
  'post.returned': reviewedPost,
  /** The subject is the post. */
  'post.commented': z.object({
    title: z.string(),
    text: z.string(),
    authorName: z.string(),
    /** Who is to be told: those mentioned, the author of the post, and who wrote in the thread. */
    toUserIds: z.array(id),
    commentId: id,
    guestName: z.nullable(z.string()),
  }),
  /** Its time comes and nobody has decided. */
  'post.approval_due': z.object({ title: z.string(), dueAt: instant, hoursLeft: z.int() }),
  /** Somebody opened what another has open; the subject is the post, reel or product. */
  'presence.joined': none,
  'review_link.created': z.object({ title: z.string() }),
  'review_link.revoked': z.object({ title: z.string() }),

  'generation.queued': none,
  'generation.ready': z.object({
    userId: z.nullable(id),
    title: z.string(),
    output: generationOutput,
  }),
  'generation.failed': z.object({
    userId: z.nullable(id),
    title: z.string(),
    /** Russian, safe to show. */
    message: z.string(),
  }),
  'generation.cancelled': none,

  /** By a person. The subject of all events of automations but of their runs is the automation's `uid`. */
  'automation.changed': z.object({
    automationId: z.int(),
    name: z.string(),
    change: z.enum(['created', 'saved', 'paused', 'resumed', 'deleted']),
  }),
  /** By itself. The message says what happened and what to do. */
  'automation.paused': z.object({
    automationId: z.int(),
    name: z.string(),
    reason: pauseReason,
    message: z.string(),
    /** Null when the author's account is gone. */
    authorId: z.nullable(id),
    at: instant,
  }),
  /** The subject is the run. */
  'automation.run_begun': z.object({ automationId: z.int() }),
  'automation.run_ended': z.object({
    automationId: z.int(),
    name: z.string(),
    state: runState,
    mode: automationMode,
    isManual: z.boolean(),
    /** Russian: why it failed or was skipped. */
    message: z.nullable(z.string()),
    title: z.string(),
    madePostId: z.nullable(id),
    authorId: z.nullable(id),
    /** The rule paused because of it, which is told apart. */
    isPausing: z.boolean(),
  }),

  'resource.changed': none,
  'resource.deleted': none,

  'connection.attached': ofConnection,
  'connection.detached': ofConnection,
  /** The network refused the access: only a new sign-in repairs it. */
  'connection.broken': z.extend(ofConnection, { message: z.string(), version: z.int() }),
  'connection.restored': ofConnection,
  'connection.expiring': z.extend(ofConnection, { endsAt: instant, isLastDay: z.boolean() }),
  /** By the limit of the owner's plan. */
  'connection.changed': z.object({ isReadOnly: z.boolean() }),

  /** The subject of all events of members is the user. */
  'member.joined': z.object({ name: z.string(), role: workspaceRole }),
  'member.changed': z.object({ name: z.string(), role: workspaceRole, isApprover: z.boolean() }),
  'member.removed': z.object({ name: z.string() }),
  'member.left': z.object({ name: z.string() }),
  'invite.created': z.object({ role: workspaceRole }),
  'invite.revoked': z.object({ role: workspaceRole }),

  'workspace.created': z.object({ name: z.string() }),
  'workspace.changed': z.object({ name: z.string() }),
  /** Hidden at once, deleted after the days of grace. */
  'workspace.closed': z.object({ name: z.string() }),
  'workspace.restored': z.object({ name: z.string() }),
  'workspace.ownership_offered': z.object({ toUserId: id, toName: z.string() }),
  /** Taken back by the owner, or declined. */
  'workspace.offer_ended': z.object({ isDeclined: z.boolean(), toName: z.string() }),
  'workspace.transferred': z.object({ fromUserId: id, toUserId: id, toName: z.string() }),
  /** New figures of an account were stored, or it was told why there are none. */
  'figures.collected': z.object({ network }),

  'workspace.deleted': none,
  /** The subject is the person who pays. */
  'plan.changed': z.object({ plan: planName }),
  /** Of a person, told in the personal workspace; the subject is the order. */
  'order.paid': z.object({ userId: id, plan: planName, amount: money, endsAt: instant }),
  'order.failed': z.object({ userId: id, plan: planName, message: z.string() }),
  /** The subject is the person of these. No charge is made without the first. */
  'renewal.announced': z.object({
    plan: planName,
    amount: money,
    chargesAt: instant,
    key: z.string(),
  }),
  'renewal.failed': z.object({
    plan: planName,
    amount: money,
    /** Russian: why. */
    message: z.string(),
    /** Null: another card is needed. */
    retriesAt: z.nullable(instant),
    graceEndsAt: instant,
    attempt: z.int(),
  }),
  /** Soon, and nothing will renew it. */
  'plan.ending': z.object({ plan: planName, endsAt: instant, isTrial: z.boolean() }),
  'plan.ended': z.object({ plan: planName, endedAt: instant }),
  /** Made, read or ended; of a person, without a workspace. The subject is that person. */
  'notification.changed': none,
  /** Of a partner, told in the personal workspace; the subject is the payout. */
  'payout.settled': z.object({
    userId: id,
    amount: money,
    isPaid: z.boolean(),
    note: z.nullable(z.string()),
  }),
} as const

export type EventKind = keyof typeof eventPayloads
export type EventPayload<K extends EventKind> = z.output<(typeof eventPayloads)[K]>

const isKind = (key: string): key is EventKind => key in eventPayloads
export const EVENT_KINDS: readonly EventKind[] = Object.keys(eventPayloads).filter(isKind)

/** An event as consumers get it: one of the kinds, with the payload of that kind. */
export type DomainEvent<K extends EventKind = EventKind> = {
  [P in K]: {
    id: number
    kind: P
    /** Null for what belongs to a person and not to a workspace. */
    workspaceId: string | null
    /** Who did it; null when we did. */
    actorId: string | null
    subjectId: string
    payload: EventPayload<P>
    createdAt: Date
  }
}[K]

const MAX_SINCE_MS = 10 * 60_000

/** An event as screens get it: enough to know what to read again. */
export const liveEvent = z.object({
  kind: z.string(),
  subjectId: id,
  /** The post of a target. */
  postId: z.nullable(id),
})
export type LiveEvent = z.infer<typeof liveEvent>

/**
 * Begins where `last-event-id` says, else `sinceMs` ago. `position` is that id for the next time. `isGap` says that
 * events were left out, so that everything has to be read again. A frame without events says that the stream works.
 */
export const watchEvents = defineRoute({
  method: 'GET',
  path: '/events',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'События рабочего пространства потоком',
  tags: [],
  headers: z.object({
    'last-event-id': z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'Ожидается число'))),
  }),
  query: z.object({
    sinceMs: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_SINCE_MS)), 0),
  }),
  events: z.object({ position: z.int(), isGap: z.boolean(), events: z.array(liveEvent) }),
  data: nothing,
})
