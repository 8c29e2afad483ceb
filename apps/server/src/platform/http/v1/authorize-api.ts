import type { ApiRoute } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import { can, lowerTo } from '@kadr/domain/identity/permissions'
import { describeForbidden } from '../authorize.ts'
import type { FindMembership } from '../mount.ts'
import type { ApiCaller, ApiMember } from './api-caller.ts'

export const keyUnknown = () =>
  new UserError({
    code: 'UNAUTHORIZED',
    userMessage: 'Ключ не подошёл: его нет, он отозван или его срок вышел',
  })

const scopeMissing = (scope: string) =>
  new UserError({
    code: 'INSUFFICIENT_SCOPE',
    userMessage: `Ключу не дано право ${scope}`,
    field: scope,
  })

/** The rights of the person behind the caller, no higher than its ceiling; a removed member's keys do nothing. */
export const authorizeApi = async ({
  route,
  caller,
  findMembership,
}: {
  route: Pick<ApiRoute, 'scope' | 'action'>
  caller: ApiCaller
  findMembership: FindMembership
}): Promise<ApiMember> => {
  const { userId, workspaceId } = caller
  const membership = await findMembership({ userId, workspaceId })
  if (!membership) throw keyUnknown()
  if (!caller.scopes.includes(route.scope)) throw scopeMissing(route.scope)
  const rights = lowerTo(membership, caller.ceiling)
  if (!can(rights, route.action)) throw describeForbidden({ rights, action: route.action })
  return { ...rights, userId, workspaceId, caller }
}
