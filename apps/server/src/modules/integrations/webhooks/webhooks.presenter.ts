import { type WebhookKind, webhookPayloads } from '@kadr/contract/integrations/webhook-events'
import type { Webhook, WebhookAttempt, WebhookDelivery } from '@kadr/contract/integrations/webhooks'
import type { AttemptRow, DeliveryRow } from './deliveries.repository.ts'
import type { countWaiting, EndpointRow } from './endpoints.repository.ts'
import { messageIdOf } from './sign-message.ts'

type Waiting = Awaited<ReturnType<typeof countWaiting>>

const isKind = (kind: string): kind is WebhookKind => kind in webhookPayloads
const textOf = (at: Date | null) => at?.toISOString() ?? null

export const presentWebhook = ({
  row,
  waiting,
  now,
}: {
  row: EndpointRow
  waiting: Waiting
  now: Date
}): Webhook => {
  const counts = waiting.get(row.id) ?? []
  const { oldSecretUntil, restUntil } = row
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    kinds: row.kinds.filter(isKind),
    state: row.state,
    pauseReason: row.pauseReason,
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    failures: row.failures,
    restUntil: restUntil && restUntil > now ? restUntil.toISOString() : null,
    deliveredAt: textOf(row.deliveredAt),
    waiting: counts.find(({ isTest }) => !isTest)?.count ?? 0,
    isTesting: counts.some(({ isTest }) => isTest),
    createdAt: row.createdAt.toISOString(),
  }
}

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  messageId: messageIdOf(row.id),
  sequence: row.sequence,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  problem: row.problem,
  createdAt: row.createdAt.toISOString(),
  nextAt: textOf(row.nextAt),
  doneAt: textOf(row.doneAt),
})

export const presentAttempt = ({ at, ...row }: AttemptRow): WebhookAttempt => ({
  id: row.id,
  at: at.toISOString(),
  ms: row.ms,
  status: row.status,
  problem: row.problem,
  answer: row.answer,
})
