import type { AppContext } from '../../context.ts'
import { runAsWork } from '../telemetry/work-scope.ts'
import type { HttpServer } from './fastify-types.ts'

/** The parser of a body leaves the work of the request, so it is entered again after it. */
export const addRequestScope = (app: HttpServer): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    runAsWork({ requestId: request.id }, done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    runAsWork({ requestId: request.id }, done)
  })
}

/** Logs and metrics use the route's template: real URLs may contain secrets. */
export const addRequestLog = ({ app, ctx }: { app: HttpServer; ctx: AppContext }): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    ctx.metrics.httpDuration.observe(labels, reply.elapsedTime / 1000)
    const level = route.startsWith('/api') || reply.statusCode >= 500 ? 'info' : 'debug'
    const line = { ...labels, ms: Math.round(reply.elapsedTime) }
    runAsWork({ requestId: request.id }, () => ctx.log[level](line, 'request'))
    done()
  })
}
