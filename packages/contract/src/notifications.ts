import * as z from 'zod/mini'
import { id, instant } from './primitives.ts'
import { defineRoute } from './route.ts'

export const notificationKind = z.enum([
  'published',
  'failed',
  'needs_attention',
  'render_ready',
  'render_failed',
  'approval_asked',
  'approval_decided',
  'commented',
  'member_joined',
  'ownership_offered',
  'connection_needs_reauth',
  'connection_expiring',
  'plan_expiring',
  'payment_received',
  'renewal_coming',
  'renewal_failed',
  'plan_ended',
  'payout_settled',
  'automation_ready',
  'automation_failed',
  'automation_paused',
])
export type NotificationKind = z.infer<typeof notificationKind>

export const notification = z.object({
  id,
  workspaceId: id,
  kind: notificationKind,
  title: z.string(),
  text: z.string(),
  /** App path where the user can act on it. */
  link: z.nullable(z.string()),
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
  }),
  data: z.object({
    notifications: z.array(notification),
    nextCursor: z.nullable(id),
    unreadCount: z.number(),
  }),
})

export const readNotifications = defineRoute({
  method: 'POST',
  path: '/notifications/read',
  access: 'user',
  rate: 'write',
  summary: 'Отметить прочитанными',
  affects: ['notifications'],
  /** All of them when ids are absent. */
  body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(MAX_PAGE))) }),
  data: z.object({ unreadCount: z.number() }),
})
