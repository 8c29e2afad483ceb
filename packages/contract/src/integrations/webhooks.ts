import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { webhookKind } from './webhook-events.ts'

export const MAX_WEBHOOKS = 10

/**
 * `unconfirmed` has not answered its test yet. `paused` keeps what happens and sends nothing. `gone` answered that it
 * is not there any more: nothing is kept for it.
 */
export const webhookState = z.enum(['unconfirmed', 'active', 'paused', 'gone'])
export type WebhookState = z.infer<typeof webhookState>

export const webhookPause = z.enum(['person', 'failures'])
export type WebhookPause = z.infer<typeof webhookPause>

/** `dropped`: the endpoint was gone, or a person resumed without what had waited. */
export const deliveryState = z.enum(['waiting', 'delivered', 'failed', 'dropped'])
export type DeliveryState = z.infer<typeof deliveryState>

/** Why a request was not an answer 2xx. */
export const deliveryProblem = z.enum(['status', 'redirect', 'timeout', 'unreachable', 'refused'])
export type DeliveryProblem = z.infer<typeof deliveryProblem>

const fields = {
  title: z.string().check(z.trim(), z.minLength(1, 'Назовите вебхук'), z.maxLength(80)),
  url: z.string().check(z.trim(), z.minLength(1, 'Укажите адрес'), z.maxLength(1000)),
  kinds: z
    .array(webhookKind)
    .check(z.minLength(1, 'Выберите хотя бы одно событие'), z.maxLength(100)),
}

export const webhook = z.object({
  id,
  ...fields,
  kinds: z.array(webhookKind),
  state: webhookState,
  pauseReason: z.nullable(webhookPause),
  /** Until then requests are signed by the secret before, too. */
  oldSecretUntil: z.nullable(instant),
  /** Failed requests in a row. */
  failures: z.int(),
  /** Nothing is tried before: it failed, or asked for a pause. */
  restUntil: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  waiting: z.int(),
  /** Its test is on the way. */
  isTesting: z.boolean(),
  createdAt: instant,
})
export type Webhook = z.infer<typeof webhook>

const delivery = {
  id,
  /** The header `webhook-id`: the same whenever it is sent. */
  messageId: z.string(),
  sequence: z.int(),
  /** A public name, or `endpoint.test`. */
  kind: z.string(),
  state: deliveryState,
  attempts: z.int(),
  status: z.nullable(z.int()),
  problem: z.nullable(deliveryProblem),
  createdAt: instant,
  /** Null while another event of its subject goes first, or the endpoint is paused. */
  nextAt: z.nullable(instant),
  doneAt: z.nullable(instant),
}

export const webhookDelivery = z.object(delivery)
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const webhookAttempt = z.object({
  id,
  at: instant,
  ms: z.int(),
  status: z.nullable(z.int()),
  problem: z.nullable(deliveryProblem),
  /** The beginning of what was answered: words of a stranger. */
  answer: z.string(),
})
export type WebhookAttempt = z.infer<typeof webhookAttempt>

const managed = {
  access: 'workspace',
  action: 'integrations.manage',
  rate: 'write',
} as const
const ofWebhook = {
  ...managed,
  params: z.object({ id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const
const LISTS = ['webhooks', 'webhookDeliveries'] as const

export const listWebhooks = defineRoute({
  method: 'GET',
  path: '/integrations/webhooks',
  access: 'workspace',
  action: 'integrations.read',
  rate: 'read',
  summary: 'Вебхуки пространства',
  tags: ['webhooks'],
  /** `sampleUrl` is the receiver of the sandbox. */
  data: z.object({ items: z.array(webhook), sampleUrl: z.nullable(z.string()) }),
})

/** The secret is told once. */
const withSecret = z.object({ webhook, secret: z.string() })

export const createWebhook = defineRoute({
  ...managed,
  method: 'POST',
  path: '/integrations/webhooks',
  summary: 'Создать вебхук',
  affects: [...LISTS, 'activity'],
  body: z.object(fields),
  data: withSecret,
  errors: ['CONFLICT'],
})

export const changeWebhook = defineRoute({
  ...ofWebhook,
  method: 'PATCH',
  path: '/integrations/webhooks/:id',
  summary: 'Изменить вебхук; новый адрес проверяется заново',
  affects: [...LISTS, 'activity'],
  body: z.partial(z.object(fields)),
  data: webhook,
})

export const deleteWebhook = defineRoute({
  ...ofWebhook,
  method: 'DELETE',
  path: '/integrations/webhooks/:id',
  summary: 'Удалить вебхук с его журналом',
  affects: [...LISTS, 'activity'],
  data: nothing,
})

export const testWebhook = defineRoute({
  ...ofWebhook,
  method: 'POST',
  path: '/integrations/webhooks/:id/test',
  summary: 'Отправить проверочное событие',
  affects: LISTS,
  data: z.object({ deliveryId: id }),
})

export const pauseWebhook = defineRoute({
  ...ofWebhook,
  method: 'POST',
  path: '/integrations/webhooks/:id/pause',
  summary: 'Остановить вебхук',
  affects: [...LISTS, 'activity'],
  data: webhook,
})

export const resumeWebhook = defineRoute({
  ...ofWebhook,
  method: 'POST',
  path: '/integrations/webhooks/:id/resume',
  summary: 'Включить вебхук',
  affects: [...LISTS, 'activity'],
  body: z.object({
    /** What has waited is sent in its order, or never. */
    waiting: z.enum(['send', 'drop']),
  }),
  data: webhook,
})

export const rotateWebhookSecret = defineRoute({
  ...ofWebhook,
  method: 'POST',
  path: '/integrations/webhooks/:id/secret',
  summary: 'Сменить секрет; прежний действует ещё сутки',
  affects: [...LISTS, 'activity'],
  data: withSecret,
})

export const listWebhookDeliveries = defineRoute({
  method: 'GET',
  path: '/integrations/webhooks/:id/deliveries',
  access: 'workspace',
  action: 'integrations.read',
  rate: 'read',
  summary: 'Журнал вебхука, новые сначала',
  tags: ['webhookDeliveries'],
  params: z.object({ id }),
  query: z.object({ ...pageQuery, state: z.optional(deliveryState) }),
  data: pageOf(webhookDelivery),
  errors: ['NOT_FOUND'],
})

export const getWebhookDelivery = defineRoute({
  method: 'GET',
  path: '/integrations/webhook-deliveries/:id',
  access: 'workspace',
  action: 'integrations.read',
  rate: 'read',
  summary: 'Событие вебхука с телом и ответами',
  tags: ['webhookDeliveries'],
  params: z.object({ id }),
  data: z.object({ ...delivery, body: z.string(), answers: z.array(webhookAttempt) }),
  errors: ['NOT_FOUND'],
})

export const resendWebhookDelivery = defineRoute({
  ...ofWebhook,
  method: 'POST',
  path: '/integrations/webhook-deliveries/:id/resend',
  summary: 'Отправить событие ещё раз',
  affects: LISTS,
  data: nothing,
})
