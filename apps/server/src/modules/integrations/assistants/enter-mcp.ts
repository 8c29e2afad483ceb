import { UserError } from '@kadr/domain/base/app-error'
import { lowerTo } from '@kadr/domain/identity/permissions'
import { readBearer } from '../../../platform/http/caller-of.ts'
import { assertNotPaused } from '../../../platform/http/limits/maintenance.ts'
import type { ApiCaller, ApiMember, ApiPort } from '../../../platform/http/v1/api-caller.ts'
import type { CheckApiRate } from '../../../platform/http/v1/api-rates.ts'
import { keyUnknown } from '../../../platform/http/v1/authorize-api.ts'
import type { RawTools } from '../../../platform/module.ts'
import { findMembership } from '../../identity/workspaces/index.ts'
import type { Call } from './describe-call.ts'
import { challengeOf } from './refuse-call.ts'

type Exchange = Omit<Parameters<RawTools['limit']>[0], 'rate'>
type Entering = Exchange &
  Pick<RawTools, 'ctx' | 'limit'> & {
    authenticate: ApiPort['authenticate']
    checkRate: CheckApiRate
  }

const findCaller = async ({ authenticate, request }: Entering): Promise<ApiCaller | undefined> => {
  const token = readBearer(request)
  return token === undefined
    ? undefined
    : authenticate({ token, from: request.ip, resource: 'mcp' })
}

/** As routes of v1: who calls, how often, with whose rights. Throws what is told instead. */
export const enterMcp = async (given: Entering & { call: Call }): Promise<ApiMember> => {
  const { ctx, limit, checkRate, request, reply, call } = given
  const caller = await findCaller(given)
  const hasToken = readBearer(request) !== undefined
  if (!caller) {
    await limit({ request, reply, rate: 'read' })
    reply.header('www-authenticate', challengeOf({ ctx, hasToken }))
    throw keyUnknown()
  }
  const method = call.isWrite ? 'POST' : 'GET'
  await checkRate({ route: { method }, caller, reply })
  const { userId, workspaceId } = caller
  const membership = await findMembership({ ctx, userId, workspaceId })
  if (!membership) {
    reply.header('www-authenticate', challengeOf({ ctx, hasToken }))
    throw keyUnknown()
  }
  if (call.scope !== null && !caller.scopes.includes(call.scope)) {
    reply.header('www-authenticate', challengeOf({ ctx, hasToken, scope: call.scope }))
    throw new UserError({ code: 'INSUFFICIENT_SCOPE', userMessage: `Не дано право ${call.scope}` })
  }
  await assertNotPaused({ ctx, route: { access: 'workspace', method } })
  return { ...lowerTo(membership, caller.ceiling), userId, workspaceId, caller }
}
