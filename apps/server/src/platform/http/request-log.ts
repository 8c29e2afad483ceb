import type { AppContext } from '../../context.ts'
import type { HttpServer } from './fastify-types.ts'

/** Logs and metrics use the route's template: real URLs may contain secrets. */
export const addRequestLog = ({ app, ctx }: { app: HttpServer; ctx: AppContext }): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    ctx.metrics.httpDuration.observe(labels, reply.elapsedTime / 1000)
    const level = route.startsWith('/api') || reply.statusCode >= 500 ? 'info' : 'debug'
    ctx.log[level](
      { requestId: request.id, ...labels, ms: Math.round(reply.elapsedTime) },
      'request',
    )
    done()
  })
}
