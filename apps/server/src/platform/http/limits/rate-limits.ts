import type { RouteRate } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { isDatabaseDown } from '../../../db/connection.ts'
import { callerOf } from '../caller-of.ts'
import { acquirePermits } from './rate-counters.ts'

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
/** Processes take permits in blocks of this share of the limit, so that most requests need no query. */
const BLOCK_SHARE = 1 / 30
const MAX_KEYS = 20_000

/** This process's share of a key's window: permits, or the knowledge that there are none. */
type Window = { permits: number; isSpent: boolean; endsAt: number }

const keyOf = (request: FastifyRequest) =>
  request.actor ? `user:${request.actor.userId}` : `ip:${callerOf(request.ip)}`

export type CheckRate = (input: {
  rate: Rate
  request: FastifyRequest
  reply: FastifyReply
}) => Promise<void>

const tooMany = (seconds: number) =>
  new UserError({
    code: 'RATE_LIMITED',
    userMessage: `Слишком много запросов. Повторите через ${seconds} с`,
  })

/** Takes a block from the counter that all processes share. */
const openWindow = async ({
  ctx,
  key,
  rate,
}: {
  ctx: AppContext
  key: string
  rate: Rate
}): Promise<Window> => {
  const limit = CALLS_PER_MINUTE[rate]
  const block = Math.max(1, Math.floor(limit * BLOCK_SHARE))
  const { used, secondsLeft } = await acquirePermits({ db: ctx.db, key, count: block })
  const permits = Math.max(0, Math.min(block, limit - (used - block)))
  return {
    permits,
    isSpent: permits === 0,
    endsAt: performance.now() + Math.max(0, secondsLeft) * 1000,
  }
}

/** Counted per user, or per IP address without a session, over all processes together. */
export const createRateLimits = (ctx: AppContext): CheckRate => {
  const windows = new Map<string, Window>()
  const opening = new Map<string, Promise<Window>>()

  const forgetOldest = () => {
    const [oldest] = windows.keys()
    if (oldest !== undefined && windows.size > MAX_KEYS) windows.delete(oldest)
  }
  const findWindow = (key: string) => {
    const known = windows.get(key)
    if (known && performance.now() < known.endsAt && (known.isSpent || known.permits > 0)) {
      return known
    }
    windows.delete(key)
    return undefined
  }
  /** Requests that arrive together share one block. */
  const open = (key: string, rate: Rate) => {
    const running = opening.get(key)
    if (running !== undefined) return running
    const started = openWindow({ ctx, key, rate })
      .then((window) => {
        windows.set(key, window)
        forgetOldest()
        return window
      })
      .finally(() => opening.delete(key))
    opening.set(key, started)
    return started
  }
  /** Takes a permit; returns the window that has none left. */
  const acquirePermit = async (key: string, rate: Rate): Promise<Window | undefined> => {
    for (;;) {
      const window = findWindow(key) ?? (await open(key, rate))
      if (window.isSpent) return window
      if (window.permits === 0) continue
      window.permits -= 1
      return undefined
    }
  }

  return async ({ rate, request, reply }) => {
    if (!ctx.config.areRateLimitsOn) return
    try {
      const spent = await acquirePermit(`${rate}:${keyOf(request)}`, rate)
      if (!spent) return
      const seconds = Math.max(1, Math.ceil((spent.endsAt - performance.now()) / 1000))
      reply.header('retry-after', seconds)
      throw tooMany(seconds)
    } catch (error) {
      // The request itself will fail on the database.
      if (!isDatabaseDown(error)) throw error
    }
  }
}
