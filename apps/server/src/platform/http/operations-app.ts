import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import type { AppContext } from '../../context.ts'
import type { Module } from '../module.ts'
import type { HttpServer } from './fastify-types.ts'
import { closeIdleWhileStopping } from './limits/close-idle.ts'
import { addOperations } from './operations.ts'

/** Health, readiness and metrics on a port of their own, for processes of any role. Undefined without one. */
export const createOperationsApp = ({
  ctx,
  modules,
}: {
  ctx: AppContext
  modules: readonly Module[]
}): HttpServer | undefined => {
  if (ctx.config.operationsPort === null) return undefined
  const loggerInstance: FastifyBaseLogger = ctx.log
  const app: HttpServer = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  })
  closeIdleWhileStopping(app)
  addOperations({ app, ctx, modules })
  return app
}
