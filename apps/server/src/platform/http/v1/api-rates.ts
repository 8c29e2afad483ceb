import type { ApiRoute } from '@kadr/contract/base/route'
import type { FastifyReply } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { isDatabaseDown } from '../../../db/connection.ts'
import { createPermitWindows, type Permit } from '../limits/permit-windows.ts'
import { tooMany } from '../limits/rate-limits.ts'
import type { ApiCaller, ApiPort } from './api-caller.ts'

const WINDOW_SECONDS = 60

/** draft-ietf-httpapi-ratelimit-headers-11: structured fields, one policy for reads and one for writes. */
const tellRate = ({ reply, name, permit }: { reply: FastifyReply; name: string; permit: Permit }) =>
  reply.headers({
    'ratelimit-policy': `"${name}";q=${permit.limit};w=${WINDOW_SECONDS}`,
    ratelimit: `"${name}";r=${permit.left};t=${permit.secondsLeft}`,
  })

export type CheckApiRate = (input: {
  route: Pick<ApiRoute, 'method' | 'isRead'>
  caller: ApiCaller
  reply: FastifyReply
}) => Promise<void>

/** Counted per key or program, over all processes together; every answer tells what is left. */
export const createApiRates = ({
  ctx,
  readLimits,
}: {
  ctx: AppContext
  readLimits: ApiPort['readLimits']
}): CheckApiRate => {
  const takePermit = createPermitWindows(ctx)
  return async ({ route, caller: { kind, id, workspaceId }, reply }) => {
    if (!ctx.config.areRateLimitsOn) return
    const name = route.method === 'GET' || route.isRead ? 'read' : 'write'
    try {
      const permit = await takePermit({
        key: `v1-${name}:${kind}:${id}`,
        readLimit: async () => (await readLimits({ workspaceId }))[name],
      })
      tellRate({ reply, name, permit })
      if (permit.isGiven) return
      reply.header('retry-after', permit.secondsLeft)
      throw tooMany(permit.secondsLeft)
    } catch (error) {
      // The request itself will fail on the database.
      if (!isDatabaseDown(error)) throw error
    }
  }
}
