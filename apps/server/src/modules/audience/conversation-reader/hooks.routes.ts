import type { RawRoutes } from '../../../platform/module.ts'
import { takeHook } from './take-hook.ts'

const MAX_BYTES = 1024 * 1024

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value)
const textsOf = (values: object): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = textOf(value)
      return [name, typeof text === 'string' ? text : undefined]
    }),
  )

/** What networks tell by themselves. The body is kept raw: signatures are over its bytes. */
export const mountHooks: RawRoutes = ({ app, ctx, limit }) => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, next) => next(null, body),
    )
    for (const method of ['GET', 'POST'] as const) {
      scope.route<{ Params: { network: string } }>({
        method,
        url: '/api/hooks/:network',
        exposeHeadRoute: false,
        schema: { hide: true },
        onRequest: (request, reply) => limit({ request, reply, rate: 'webhook' }),
        handler: async (request, reply) => {
          const answer = await takeHook({
            ctx,
            name: request.params.network,
            method,
            query: textsOf(Object(request.query)),
            headers: textsOf(request.headers),
            rawBody: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
          })
          if (answer.status !== 200) {
            ctx.log.warn(
              { network: request.params.network, address: request.ip },
              'conversations.hook.refused',
            )
          }
          return reply.status(answer.status).type(answer.type).send(answer.body)
        },
      })
    }
    done()
  })
}
