import * as z from 'zod/mini'
import { automationMode } from './automation/automation-rule.ts'
import { pauseReason, runState } from './automation/automations.ts'
import { id, instant, money, nothing } from './base/primitives.ts'
import { defineRoute } from './base/route.ts'
import { passkeyEvents } from './identity/passkeys.ts'
import { workspaceRole } from './identity/workspaces.ts'
import { integrationEvents } from './integrations/integration-events.ts'
import { planName } from './money/subscription.ts'
import { network } from './publishing/networks.ts'
import { failureAction, targetState, targetWaiting } from './publishing/post-targets.ts'
import { generationOutput } from './studio/generations.ts'

const none = z.object({})
const ofPost = z.object({ postId: id })
const targetProblem = z.object({
  postId: id,
  network,
  accountTitle: z.string(),
  /** Russian, safe to show. */
  message: z.string(),
  /** What the user can do about it. */
  action: z.optional(failureAction),
  /** Version of the target after the change. */
  version: z.int(),
})
const reviewedPost = z.object({
  /** Null when the author's account was deleted. */
  authorId: z.nullable(id),
  title: z.string(),
  note: z.nullable(z.string()),
  version: z.int(),
  /** Name of a guest without an account who decided. */
  guestName: z.optional(z.string()),
  /** Name of whoever decided; events of earlier versions have none. */
  byName: z.optional(z.string()),
})
const ofConnection = z.object({ network, title: z.string() })
const ofConversation = {
  connectionId: id,
  network,
  accountTitle: z.string(),
  /** Of the person who wrote; null when the network does not tell. */
  personName: z.nullable(z.string()),
  postTitle: z.nullable(z.string()),
}

/**
 * Everything other modules may react to, as `<subject>.<past participle>`. `subjectId` identifies the subject; the
 * payload holds what may have changed by the time a consumer reads it.
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
  /** Published, but with a lower visibility than requested. */
  'target.restricted': targetProblem,
  'target.failed': targetProblem,
  'target.needs_attention': targetProblem,
  'target.reply_failed': targetProblem,
  /** Its time has come and a person publishes it by hand; `reminder` counts from 0. */
  'target.handed_over': z.object({
    postId: id,
    network,
    accountTitle: z.string(),
    reminder: z.int(),
    version: z.int(),
  }),
  /** It does not wait for a person any more: it was put off, unscheduled or cancelled. */
  'target.withdrawn': z.object({ postId: id, state: targetState }),
  'target.missed': z.object({ postId: id, dueAt: z.nullable(instant) }),
  /** The network or the account makes it wait for long. */
  'target.delayed': z.object({
    postId: id,
    network,
    accountTitle: z.string(),
    dueAt: z.nullable(instant),
    waiting: targetWaiting,
  }),
  /** What a person published by hand was found among the posts of the account. */
  'target.found': ofPost,
  'target.removed': ofPost,

  /** Every target is done and at least one is published. */
  'post.published': z.object({
    dueAt: z.nullable(instant),
    accountTitles: z.array(z.string()),
    /** Of the same accounts, in the same order. */
    networks: z.optional(z.array(network)),
    urls: z.optional(z.array(z.nullable(z.string()))),
    hasDraftsAtNetwork: z.boolean(),
  }),
  'post.changed': none,
  'post.deleted': none,
  /** The subject is the first of the posts. */
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
    /** Whom to notify: mentioned members, the author of the post, and participants of the thread. */
    toUserIds: z.array(id),
    commentId: id,
    guestName: z.nullable(z.string()),
  }),
  /** The publication time is near and there is no decision. */
  'post.approval_due': z.object({ title: z.string(), dueAt: instant, hoursLeft: z.int() }),
  /** A second member opened the subject: a post, reel or product. */
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

  /** By a person. The subject of all events of automations except their runs is the automation's `uid`. */
  'automation.changed': z.object({
    automationId: z.int(),
    name: z.string(),
    change: z.enum(['created', 'saved', 'paused', 'resumed', 'deleted']),
  }),
  /** Automatically. The message says what happened and what to do. */
  'automation.paused': z.object({
    automationId: z.int(),
    name: z.string(),
    reason: pauseReason,
    message: z.string(),
    /** Null when the author's account was deleted. */
    authorId: z.nullable(id),
    at: instant,
  }),
  /** The subject is the run. */
  'automation.run_begun': z.object({ automationId: z.int() }),
  /** It can't be written without answers of a person. */
  'automation.run_asks': z.object({
    automationId: z.int(),
    name: z.string(),
    topic: z.string(),
    /** Local time of the workspace; null for a run started by hand. */
    wallTime: z.nullable(z.string()),
    authorId: z.nullable(id),
    /** The same topic was asked about before: nobody is told again. */
    isRepeated: z.boolean(),
  }),
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
    /** The rule was paused because of it, which has its own event. */
    isPausing: z.boolean(),
  }),

  /**
   * The subject of the following events is the thread. Backlog is what was there before the account was switched on,
   * or long before it was read: nobody is told of it.
   */
  'conversation.received': z.object({
    ...ofConversation,
    /** The beginning of what was written; empty for a picture alone. */
    text: z.string(),
    isBacklog: z.boolean(),
    /** Held by the network as spam, or in a hidden thread. */
    isQuiet: z.boolean(),
    /** People were told of the thread before, or of a flood. */
    isTold: z.boolean(),
    /** Who is told; null: everybody who sees the account. */
    assigneeId: z.nullable(id),
    itemId: id,
  }),
  'conversation.answered': z.object({ ...ofConversation, isOutside: z.boolean() }),
  /** `problem`: the network refused, the window has ended, or nobody knows whether it was sent. */
  'conversation.answer_failed': z.object({
    ...ofConversation,
    answerId: id,
    authorId: z.nullable(id),
    problem: z.enum(['rejected', 'expired', 'absent', 'needs_attention']),
    /** Russian, safe to show. */
    message: z.string(),
  }),
  /** It was put off until now. */
  'conversation.woken': z.object({
    ...ofConversation,
    text: z.string(),
    /** Who is told; null: everybody who sees the account. */
    assigneeId: z.nullable(id),
  }),
  'conversation.assigned': z.object({ ...ofConversation, toUserId: z.nullable(id) }),
  /** Its state, labels, items or answers. */
  'conversation.changed': none,
  /** The subject is the account: how its incoming is read. */
  'conversation_account.changed': none,
  /** More threads in an hour than anybody wants to be told of one by one. */
  'conversation_account.flooded': z.object({ network, accountTitle: z.string(), count: z.int() }),
  'conversation_account.switched': z.object({ network, isOn: z.boolean() }),
  /** The subject is the rule: a rule reached its cap, was switched, or acted. */
  'conversation_rule.changed': none,

  'resource.changed': none,
  'resource.deleted': none,
  /** It begins, a part of it is stored, or it ends. */
  'transcript.changed': none,
  /** A long source was heard to its end, or was not: whoever asked has left the screen by then. */
  'transcript.finished': z.object({
    userId: z.nullable(id),
    title: z.string(),
    /** The reel that is cut of the source, if there is one yet. */
    reelId: z.nullable(id),
    /** Russian: why there are no words; null when there are. */
    failure: z.nullable(z.string()),
  }),

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
  /** Hidden immediately, deleted after the grace period. */
  'workspace.closed': z.object({ name: z.string() }),
  'workspace.restored': z.object({ name: z.string() }),
  'workspace.ownership_offered': z.object({ toUserId: id, toName: z.string() }),
  /** Withdrawn by the owner, or declined. */
  'workspace.offer_ended': z.object({ isDeclined: z.boolean(), toName: z.string() }),
  'workspace.transferred': z.object({ fromUserId: id, toUserId: id, toName: z.string() }),
  /** New figures of an account were stored, or the reason why there are none. */
  'figures.collected': z.object({ network }),

  'workspace.deleted': none,
  /** The subject is the person who pays. */
  'plan.changed': z.object({ plan: planName }),
  /** Notified in the personal workspace; the subject is the order. */
  'order.paid': z.object({
    userId: id,
    plan: planName,
    amount: money,
    endsAt: instant,
    /** Russian: why the promo code of the order was not used. */
    lostPromo: z.optional(z.string()),
  }),
  'order.failed': z.object({ userId: id, plan: planName, message: z.string() }),
  /** Notified in the personal workspace; the subject is the payment. `amount` is what was returned now. */
  'payment.refunded': z.object({
    userId: id,
    plan: planName,
    amount: money,
    /** The plan has ended with it. */
    isPlanEnded: z.boolean(),
    /** The new end of a later plan that the money had become a part of. */
    shortenedTo: z.optional(instant),
    key: z.string(),
  }),
  /** The bank of the payer takes the money back, or has lost and it came back. The subject is the payment. */
  'payment.disputed': z.object({
    userId: id,
    plan: planName,
    amount: money,
    isWon: z.boolean(),
    /** Of a dispute that was opened. */
    isPlanEnded: z.boolean(),
    shortenedTo: z.optional(instant),
    /** End of the plan that was given back, or null when there is none. */
    endsAt: z.nullable(instant),
    key: z.string(),
  }),
  /** The subject of the following events is the person. No charge is made without `renewal.announced`. */
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
    /** Who has to act: the person with another card or an e-mail for the receipt, or we. */
    problem: z._default(z.enum(['card', 'email', 'shop']), 'card'),
    /** Null: the charge is not repeated. */
    retriesAt: z.nullable(instant),
    graceEndsAt: instant,
    attempt: z.int(),
  }),
  /** Soon, without a renewal. */
  'plan.ending': z.object({ plan: planName, endsAt: instant, isTrial: z.boolean() }),
  'plan.ended': z.object({ plan: planName, endedAt: instant }),
  /** Created, read or ended; belongs to a person, without a workspace. The subject is that person. */
  'notification.changed': none,
  /** Notified in the partner's personal workspace; the subject is the payout. */
  'payout.settled': z.object({
    userId: id,
    amount: money,
    isPaid: z.boolean(),
    note: z.nullable(z.string()),
  }),
  ...integrationEvents,
  ...passkeyEvents,
  /** In the personal workspace of whoever asked to be told, who is the subject. */
  'download_source.recovered': z.object({ source: z.string(), title: z.string(), at: instant }),
} as const

export type EventKind = keyof typeof eventPayloads
export type EventPayload<K extends EventKind> = z.output<(typeof eventPayloads)[K]>

const isKind = (key: string): key is EventKind => key in eventPayloads
export const EVENT_KINDS: readonly EventKind[] = Object.keys(eventPayloads).filter(isKind)

/** An event of one of the kinds, with the payload of that kind. */
export type DomainEvent<K extends EventKind = EventKind> = {
  [P in K]: {
    id: number
    kind: P
    /** Null for events of a person rather than of a workspace. */
    workspaceId: string | null
    /** Null when the system is the actor. */
    actorId: string | null
    subjectId: string
    payload: EventPayload<P>
    createdAt: Date
  }
}[K]

const MAX_SINCE_MS = 10 * 60_000

/** An event for screens: just enough to know what to reload. */
export const liveEvent = z.object({
  kind: z.string(),
  subjectId: id,
  /** The post of a target. */
  postId: z.nullable(id),
})
export type LiveEvent = z.infer<typeof liveEvent>

/**
 * Starts at `last-event-id`, or else `sinceMs` ago. `position` is that id for the next connection. `isGap` means that
 * events were skipped and everything has to be reloaded. A frame without events is a keep-alive.
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
