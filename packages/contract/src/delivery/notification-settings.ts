import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { messengerName } from '../identity/users.ts'
import { notificationTopic } from './notifications.ts'

/** Channels outside the app, in fallback order. */
export const deliveryChannel = z.enum([...messengerName.options, 'push', 'email'])
export type DeliveryChannel = z.infer<typeof deliveryChannel>

/** As chosen by topic: `messenger` is the person's first one, or the other when it fails. */
export const notificationChannel = z.enum(['app', 'messenger', 'push', 'email'])
export type NotificationChannel = z.infer<typeof notificationChannel>

const channels = z.array(notificationChannel).check(z.maxLength(notificationChannel.options.length))
/** Channels by topic. */
const channelMatrix = z.record(notificationTopic, channels)
export type ChannelMatrix = z.infer<typeof channelMatrix>
export const channelChanges = z.partialRecord(notificationTopic, channels)
export type ChannelChanges = z.infer<typeof channelChanges>

const DAY_MINUTES = 24 * 60
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(DAY_MINUTES - 1))
/** Minutes of the day in the person's time zone; may cross midnight. */
export const quietHours = z.object({ from: minuteOfDay, to: minuteOfDay })
export type QuietHours = z.infer<typeof quietHours>

/**
 * `unavailable`: not configured in this installation. `absent`: the person has no address there. `blocked`: messages
 * are not delivered.
 */
const channelState = z.enum(['ready', 'absent', 'off', 'blocked', 'unavailable'])
export type ChannelState = z.infer<typeof channelState>

const settings = z.object({
  /** Of the workspace. */
  matrix: channelMatrix,
  channels: z.array(
    z.object({
      channel: deliveryChannel,
      state: channelState,
      /** The address, for display. */
      label: z.nullable(z.string()),
    }),
  ),
  /** Of the person, in all workspaces; null: none. */
  quietHours: z.nullable(quietHours),
  isUrgentLetThrough: z.boolean(),
  /** Where the bot writes first. */
  firstMessenger: messengerName,
  /** Time zone of the quiet hours. */
  timeZone: z.string(),
})
export type NotificationSettings = z.infer<typeof settings>

export const getNotificationSettings = defineRoute({
  method: 'GET',
  path: '/notifications/settings',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Куда приходят уведомления и тихие часы',
  tags: ['notificationSettings'],
  data: settings,
})

export const updateNotificationSettings = defineRoute({
  method: 'PATCH',
  path: '/notifications/settings',
  access: 'workspace',
  action: 'posts.read',
  rate: 'write',
  summary: 'Изменить, куда приходят уведомления',
  affects: [],
  answers: getNotificationSettings,
  body: z.object({
    matrix: z.optional(channelChanges),
    quietHours: z.optional(z.nullable(quietHours)),
    isUrgentLetThrough: z.optional(z.boolean()),
    firstMessenger: z.optional(messengerName),
  }),
  data: settings,
})

const pushDevice = z.object({ id, device: z.string(), createdAt: instant })

export const getPush = defineRoute({
  method: 'GET',
  path: '/notifications/push',
  access: 'user',
  rate: 'read',
  summary: 'Браузеры, в которые приходят уведомления',
  tags: ['notificationSettings'],
  data: z.object({
    /** The application server key, base64url. */
    publicKey: z.string(),
    devices: z.array(pushDevice),
  }),
})

const MAX_ENDPOINT = 2000
const pushKey = z.string().check(z.regex(/^[\w-]{16,128}={0,2}$/, 'Ожидается ключ браузера'))

export const subscribePush = defineRoute({
  method: 'POST',
  path: '/notifications/push',
  access: 'user',
  rate: 'write',
  summary: 'Присылать уведомления в этот браузер',
  affects: ['notificationSettings'],
  body: z.object({
    endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(MAX_ENDPOINT)),
    keys: z.object({ p256dh: pushKey, auth: pushKey }),
  }),
  data: z.object({ id }),
})

export const unsubscribePush = defineRoute({
  method: 'DELETE',
  path: '/notifications/push/:id',
  access: 'user',
  rate: 'write',
  summary: 'Больше не присылать в браузер',
  affects: ['notificationSettings'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})
