import type { WebhookEvent, WebhookRefusal } from '@kadr/payments'
import type { RawRoutes } from '../../../../platform/module.ts'
import { storeWebhook } from './store-webhook.ts'

const MAX_BYTES = 256 * 1024
/** Longer than any id of any provider, and short enough for an index. */
const MAX_ID = 255

/** PostgreSQL stores no NUL. */
const isStorable = ({ eventId, kind, paymentId, orderId, refundId }: WebhookEvent) =>
  [eventId, kind, paymentId, orderId, refundId].every(
    (text) => text === null || (text.length <= MAX_ID && !text.includes('\0')),
  )

const MALFORMED: WebhookRefusal = { ok: false, reason: 'malformed' }

const statusOf = ({ reason }: WebhookRefusal) => (reason === 'malformed' ? 400 : 403)

/** The body is kept raw: signatures are over its bytes. */
export const mountWebhooks: RawRoutes = ({ app, ctx, limit }) => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, next) => next(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      '/api/payments/:provider/webhook',
      {
        schema: { hide: true },
        onRequest: (request, reply) => limit({ request, reply, rate: 'webhook' }),
      },
      async (request, reply) => {
        const provider = ctx.payments.find(request.params.provider)
        if (!provider) return reply.status(404).send()
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(', ') : value,
          ]),
        )
        const read = provider.readWebhook({ headers, rawBody, remoteAddress: request.ip })
        const event = read.ok && !isStorable(read) ? MALFORMED : read
        if (!event.ok) {
          const fields = { provider: provider.id, reason: event.reason, address: request.ip }
          ctx.log.warn(fields, 'billing.webhook.refused')
          return reply.status(statusOf(event)).send()
        }
        await storeWebhook({ ctx, provider, event, body: rawBody.toString('utf8') })
        return reply.status(200).send()
      },
    )
    done()
  })
}
