import { UserError } from '@kadr/domain/base/app-error'
import type { RawTools } from '../module.ts'
import { authorize } from './authorize.ts'
import { readBearer } from './caller-of.ts'
import { assertNotPaused } from './limits/maintenance.ts'
import type { CheckRate } from './limits/rate-limits.ts'
import type { Authenticate, FindMembership, Member } from './mount.ts'

const isMember = (actor: object | undefined): actor is Member =>
  actor !== undefined && 'workspaceId' in actor

/** The same authentication, rate limits and authorization for routes outside the contract. */
export const createRawTools = ({
  app,
  ctx,
  authenticate,
  findMembership,
  checkRate,
}: Pick<RawTools, 'app' | 'ctx'> & {
  authenticate: Authenticate
  findMembership: FindMembership
  checkRate: CheckRate
}): RawTools => ({
  app,
  ctx,
  async enter({ request, reply, rate }) {
    const token = readBearer(request)
    const actor = token ? await authenticate(token) : undefined
    request.actor = actor
    await checkRate({ rate, request, reply })
    await assertNotPaused({ ctx, route: { access: 'user', method: request.method } })
    if (actor) return actor
    throw new UserError({ code: 'UNAUTHORIZED', userMessage: 'Войдите, чтобы продолжить' })
  },
  limit: checkRate,
  async join({ actor, workspaceId, action }) {
    const member = await authorize({
      route: { access: 'workspace', action },
      actor,
      workspaceHeader: workspaceId,
      findMembership,
    })
    if (isMember(member)) return member
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Рабочее пространство не найдено' })
  },
})
