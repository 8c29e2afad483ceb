import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

export const notificationKind = z.enum([
  'published',
  'failed',
  'delayed',
  'needs_attention',
  'handed_over',
  'render_ready',
  'render_failed',
  'words_ready',
  'words_failed',
  'approval_asked',
  'approval_decided',
  'commented',
  'member_joined',
  'ownership_offered',
  'connection_needs_reauth',
  'connection_expiring',
  'plan_expiring',
  'payment_received',
  'payment_refunded',
  'payment_disputed',
  'renewal_coming',
  'renewal_failed',
  'plan_ended',
  'daily_digest',
  'weekly_digest',
  'payout_settled',
  'tool_recovered',
  'automation_ready',
  'automation_failed',
  'automation_paused',
  'automation_asks',
  'message_received',
  'message_assigned',
  'message_problem',
  'report_paused',
  'group_lost',
  'key_revoked',
  'webhook_paused',
  'confirmation_asked',
  'program_ended',
  'passkeys_changed',
])
export type NotificationKind = z.infer<typeof notificationKind>

/** Groups of kinds, for filters and settings. */
export const notificationTopic = z.enum([
  'problems',
  'published',
  'approvals',
  'comments',
  'inbox',
  'reels',
  'automations',
  'connections',
  'team',
  'billing',
  'daily',
  'weekly',
])
export type NotificationTopic = z.infer<typeof notificationTopic>

export const notification = z.object({
  id,
  workspaceId: id,
  kind: notificationKind,
  title: z.string(),
  text: z.string(),
  /** App path where the user can act on it. */
  link: z.nullable(z.string()),
  /** Russian: the outcome; null while open. */
  outcome: z.nullable(z.string()),
  createdAt: instant,
  readAt: z.nullable(instant),
})
export type Notification = z.infer<typeof notification>

const MAX_PAGE = 100

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/notifications',
  access: 'user',
  rate: 'read',
  summary: 'Уведомления, новые сначала',
  tags: ['notifications'],
  query: z.object({
    /** Last id of the previous page. */
    cursor: z.optional(id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE)), 30),
    topic: z.optional(notificationTopic),
    /** `unread` excludes read ones. */
    state: z.optional(z.enum(['unread'])),
  }),
  data: z.object({
    items: z.array(notification),
    nextCursor: z.nullable(id),
    unreadCount: z.number(),
  }),
})

/** For the badge of the bell, without the list. */
export const countNotifications = defineRoute({
  method: 'GET',
  path: '/notifications/count',
  access: 'user',
  rate: 'read',
  summary: 'Сколько уведомлений не прочитано',
  tags: ['notifications'],
  data: z.object({ unreadCount: z.number() }),
})

export const readNotifications = defineRoute({
  method: 'POST',
  path: '/notifications/read',
  access: 'user',
  rate: 'write',
  summary: 'Отметить прочитанными',
  affects: ['notifications'],
  body: z.object({
    /** All of them when ids are absent. */
    ids: z.optional(z.array(id).check(z.maxLength(MAX_PAGE))),
    /** Only those of the topic. */
    topic: z.optional(notificationTopic),
    /** Only those of this render: its result has been seen. */
    generationId: z.optional(id),
  }),
  data: z.object({ unreadCount: z.number() }),
})
