import { createCallLimits } from '../_shared/call-limits.ts'
import type { FakeReply, FakeRequest, FakeRoute, FakeWorld } from '../fake-network.ts'
import { refuse } from './replies.ts'

const PER_SECOND = 30
const REVOKED = /revoked$/

/** The token stands in the header by itself; one in the address is not accepted. */
const isTokenRight = ({ headers, query }: FakeRequest): boolean => {
  const token = headers.authorization ?? ''
  return /^\S{4,}$/.test(token) && !REVOKED.test(token) && !query.has('access_token')
}

/** Calls of the bot: behind its token and at most thirty a second. */
export function createBotApi({ world }: { world: FakeWorld }) {
  const limits = createCallLimits({
    clock: world.clock,
    isOff: world.crowd !== undefined,
    windowMs: 1000,
  })

  const guard =
    (handle: FakeRoute['handle']): FakeRoute['handle'] =>
    (request): FakeReply | Promise<FakeReply> => {
      if (!isTokenRight(request)) return refuse(401, 'verify.token', 'Invalid access_token')
      return limits.take('bot', PER_SECOND)
        ? handle(request)
        : refuse(429, 'too.many.requests', 'At most 30 calls a second')
    }

  return {
    guardAll: (routes: readonly FakeRoute[]): FakeRoute[] =>
      routes.map(({ method, path, handle }) => ({
        method,
        path: `/api${path}`,
        handle: guard(handle),
      })),
    reset: limits.reset,
  }
}
