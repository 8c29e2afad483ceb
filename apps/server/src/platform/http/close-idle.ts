import type { HttpServer } from './fastify-types.ts'

const SWEEP_MS = 50

/** Idle keep-alive connections would delay the shutdown. */
export const closeIdleWhileStopping = (app: HttpServer): void => {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
