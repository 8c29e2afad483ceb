import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import type { OpenSpan } from '../telemetry/tracing/tracer.ts'
import { runAsWork, type WorkScope } from '../telemetry/work-scope.ts'
import type { HttpServer } from './fastify-types.ts'

/** The parser of a body leaves the work of the request, so it is entered again after it. */
export const addRequestScope = ({ app, ctx }: { app: HttpServer; ctx: AppContext }): void => {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  const workOf = (request: FastifyRequest): WorkScope => {
    const traceparent = spans.get(request)?.traceparent
    return { requestId: request.id, ...(traceparent && { traceparent }) }
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const { method, headers, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const parent = [headers.traceparent ?? []].flat()[0]
    const attributes = { 'http.request.method': method, 'http.route': route }
    const name = `${method} ${route}`
    spans.set(request, ctx.tracer.begin({ name, kind: 'server', attributes, parent }))
    runAsWork(workOf(request), done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    runAsWork(workOf(request), done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const attributes = { 'http.response.status_code': statusCode }
    spans.get(request)?.end({ attributes, isFailed: statusCode >= 500 })
    done()
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
