import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { PushSubscription } from 'web-push'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { deleteSubscription, listSubscriptions, type SubscriptionRow } from './push.repository.ts'
import { openSubscription } from './push.service.ts'
import { getPushKeys, loadWebPush } from './push-keys.ts'
import { type PushMessage, sendPushJob } from './queue-push.ts'

/** Called in the transaction that settles a message. */
export type OnPushSettled = (input: {
  ctx: AppContext
  tx: Tx
  subjectIds: readonly string[]
  state: 'sent' | 'failed'
}) => Promise<void>

type PushDelivery = { ctx: AppContext; fetch: SafeFetch; message: PushMessage }

const KEPT_SECONDS = 24 * 60 * 60
const RETRY_MS = 2 * MINUTE_MS
const GIVE_UP_MS = 2 * HOUR_MS
const MAX_TEXT = 300
/** The subscription has expired or was revoked. */
const GONE = new Set([404, 410])

/** Push services require a contact address (RFC 8292). */
const contactOf = ({ config: { publicUrl } }: AppContext) =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:push@localhost'

const topicOf = (key: string) =>
  Buffer.from(key).toString('base64url').replaceAll('-', '').slice(-32)

const sendTo = async ({
  ctx,
  fetch,
  message: { title, text, path, key },
  row,
}: PushDelivery & { row: SubscriptionRow }): Promise<'sent' | 'gone' | 'later'> => {
  const payload = { title, text: text.slice(0, MAX_TEXT), path, key }
  const webPush = await loadWebPush()
  const options = {
    vapidDetails: { subject: contactOf(ctx), ...(await getPushKeys({ ctx })) },
    TTL: KEPT_SECONDS,
    topic: topicOf(key),
  }
  const encrypt = (subscription: PushSubscription) => {
    try {
      return webPush.generateRequestDetails(subscription, JSON.stringify(payload), options)
    } catch (error) {
      ctx.log.info({ err: error, subscriptionId: row.id }, 'push.subscription.unusable')
      return undefined
    }
  }
  try {
    const request = encrypt(openSubscription({ ctx, row }))
    if (!request) return 'gone'
    const { endpoint, method, headers, body } = request
    const response = await fetch(endpoint, {
      method,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ),
      body,
    })
    await response.body?.cancel()
    if (response.ok) return 'sent'
    if (!GONE.has(response.status)) {
      ctx.log.info({ subscriptionId: row.id, status: response.status }, 'push.message.refused')
    }
    return GONE.has(response.status) ? 'gone' : 'later'
  } catch (error) {
    ctx.log.info({ err: error, subscriptionId: row.id }, 'push.message.unsent')
    return 'later'
  }
}

/**
 * To all browsers of the person. One success is enough: a retry would show it twice there. Otherwise retried for two
 * hours.
 */
export const sendPush = async ({
  onSettled,
  ...sending
}: PushDelivery & { onSettled: OnPushSettled }): Promise<void> => {
  const { ctx, message } = sending
  const { userId, subjectIds, since } = message
  const rows = await listSubscriptions({ db: ctx.db, userId })
  const outcomes = await Promise.all(
    rows.map(async ({ subscription: row }) => {
      const outcome = await sendTo({ ...sending, row })
      if (outcome === 'gone') await deleteSubscription({ db: ctx.db, userId, id: row.id })
      return outcome
    }),
  )
  const isSent = outcomes.includes('sent')
  const now = ctx.clock.now().getTime()
  const isLate = now - Date.parse(since) > GIVE_UP_MS
  if (!isSent && outcomes.includes('later') && !isLate) {
    await ctx.jobs.enqueue(sendPushJob, message, { startAfter: new Date(now + RETRY_MS) })
    return
  }
  await inTransaction(ctx.db, (tx) =>
    onSettled({ ctx, tx, subjectIds, state: isSent ? 'sent' : 'failed' }),
  )
}
