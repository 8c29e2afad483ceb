import type { FastifyRequest } from 'fastify'
import type { HttpServer } from '../fastify-types.ts'

const SWEEP_MS = 50
/** For bodies still arriving; a slower client has to retry. */
const RECEIVING_MS = 3000

/**
 * Idle and half-sent connections would delay the shutdown: only requests that arrived completely are waited for, and
 * those still arriving for a few seconds.
 */
export const closeIdleWhileStopping = (app: HttpServer): void => {
  const receiving = new Set<FastifyRequest['raw']>()
  const working = new Set<FastifyRequest['raw']>()
  let sweep: NodeJS.Timeout | undefined
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const onReceived = () => {
      receiving.delete(raw)
      if (!reply.raw.closed) working.add(raw)
    }
    if (raw.complete) onReceived()
    else {
      receiving.add(raw)
      raw.once('end', onReceived)
    }
    reply.raw.once('close', () => {
      receiving.delete(raw)
      working.delete(raw)
    })
    done()
  })
  app.addHook('preClose', async () => {
    const startedAt = performance.now()
    sweep = setInterval(() => {
      const isPatient = receiving.size > 0 && performance.now() - startedAt < RECEIVING_MS
      if (working.size === 0 && !isPatient) app.server.closeAllConnections()
      else app.server.closeIdleConnections()
    }, SWEEP_MS)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
