import type { AppContext } from '../../context.ts'
import type { Module } from '../module.ts'
import { createReadiness } from '../telemetry/readiness.ts'
import type { HttpServer } from './fastify-types.ts'

const mayReadMetrics = ({ ctx, header }: { ctx: AppContext; header: string | undefined }) => {
  const { metricsToken, env } = ctx.config
  return metricsToken ? header === `Bearer ${metricsToken}` : env !== 'production'
}

/** Networks verify the site by a file in its root before they fetch from it. */
export const addVerificationFiles = ({ app, ctx }: { app: HttpServer; ctx: AppContext }): void => {
  for (const [name, content] of ctx.config.verificationFiles) {
    const type = name.endsWith('.html') ? 'text/html' : 'text/plain'
    app.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(content),
    )
  }
}

/** Liveness, readiness and metrics. */
export const addOperations = ({
  app,
  ctx,
  modules,
}: {
  app: HttpServer
  ctx: AppContext
  modules: readonly Module[]
}): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(health|ready|metrics)$/.test(request.url)) reply.header('cache-control', 'no-store')
    done()
  })
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  const checkReadiness = createReadiness({ ctx, modules })
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const { isReady, parts } = await checkReadiness()
    return reply.status(isReady ? 200 : 503).send({ ready: isReady, ...parts })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics({ ctx, header: request.headers.authorization })) {
      return reply.callNotFound()
    }
    await ctx.refreshFigures()
    return reply.type(ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
  })
}
