import type { RouteRate } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { isDatabaseDown } from '../../../db/connection.ts'
import { callerOf } from '../caller-of.ts'
import { createPermitWindows } from './permit-windows.ts'

/** Besides those of the contract: rendered pages, files, and what other servers tell us. */
export type Rate = RouteRate | 'page' | 'file' | 'webhook'

/** Requests per caller per minute, by the class of the route. */
const CALLS_PER_MINUTE: Record<Rate, number> = {
  signIn: 60,
  read: 600,
  write: 120,
  heavy: 10,
  page: 300,
  file: 3000,
  webhook: 600,
}

const keyOf = (request: FastifyRequest) =>
  request.actor ? `user:${request.actor.userId}` : `ip:${callerOf(request.ip)}`

export type CheckRate = (input: {
  rate: Rate
  request: FastifyRequest
  reply: FastifyReply
}) => Promise<void>

export const tooMany = (seconds: number) =>
  new UserError({
    code: 'RATE_LIMITED',
    userMessage: `Слишком много запросов. Повторите через ${seconds} с`,
  })

/** Counted per user, or per IP address without a session, over all processes together. */
export const createRateLimits = (ctx: AppContext): CheckRate => {
  const takePermit = createPermitWindows(ctx)
  return async ({ rate, request, reply }) => {
    if (!ctx.config.areRateLimitsOn) return
    try {
      const { isGiven, secondsLeft } = await takePermit({
        key: `${rate}:${keyOf(request)}`,
        readLimit: () => CALLS_PER_MINUTE[rate],
      })
      if (isGiven) return
      reply.header('retry-after', secondsLeft)
      throw tooMany(secondsLeft)
    } catch (error) {
      // The request itself will fail on the database.
      if (!isDatabaseDown(error)) throw error
    }
  }
}
