import type { RawRoutes } from '../../platform/module.ts'
import { takeWebhook } from './take-webhook.ts'

const MAX_BYTES = 256 * 1024

/** The body stays as it came: signatures are of its bytes. */
export const mountWebhooks: RawRoutes = ({ app, ctx }) => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, next) => next(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      '/api/payments/:provider/webhook',
      { schema: { hide: true } },
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
        const event = provider.readWebhook({ headers, rawBody, remoteAddress: request.ip })
        if (!event.ok) {
          const fields = { provider: provider.id, reason: event.reason, address: request.ip }
          ctx.log.warn(fields, 'billing.webhook.refused')
          return reply.status(403).send()
        }
        await takeWebhook({ ctx, provider, event, body: rawBody.toString('utf8') })
        return reply.status(200).send()
      },
    )
    done()
  })
}
