import rateLimit from '@fastify/rate-limit'
import type { RouteRate } from '@kadr/contract/route'
import { UserError } from '@kadr/domain/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpServer } from './fastify-types.ts'

/** Requests per caller per minute, by the class of the route. */
const CALLS_PER_MINUTE: Record<RouteRate, number> = {
  signIn: 60,
  read: 600,
  write: 120,
  heavy: 10,
}

const keyOf = (request: FastifyRequest) =>
  request.actor ? `user:${request.actor.userId}` : `ip:${request.ip}`

export type CheckRate = (input: {
  rate: RouteRate
  request: FastifyRequest
  reply: FastifyReply
}) => Promise<void>

/**
 * Counted per user, or per IP address without a session. Counters are in process memory: N processes allow N times as
 * much, which is still a limit.
 */
export const createRateLimits = async ({
  app,
  isOn,
}: {
  app: HttpServer
  isOn: boolean
}): Promise<CheckRate> => {
  await app.register(rateLimit, { global: false })
  const limiterOf = (rate: RouteRate) =>
    app.createRateLimit({
      max: CALLS_PER_MINUTE[rate],
      timeWindow: MINUTE_MS,
      keyGenerator: keyOf,
    })
  const limiters = {
    signIn: limiterOf('signIn'),
    read: limiterOf('read'),
    write: limiterOf('write'),
    heavy: limiterOf('heavy'),
  }
  return async ({ rate, request, reply }) => {
    if (!isOn) return
    const result = await limiters[rate](request)
    if (result.isAllowed || !result.isExceeded) return
    reply.header('retry-after', result.ttlInSeconds)
    throw new UserError({
      code: 'RATE_LIMITED',
      userMessage: `Слишком много запросов. Повторите через ${result.ttlInSeconds} с`,
    })
  }
}
