import type { Action } from '@kadr/contract/base/permissions'
import { type Route, WORKSPACE_HEADER, type WorkspaceRoute } from '@kadr/contract/base/route'
import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import { UserError } from '@kadr/domain/base/app-error'
import { can, leastRoleFor, type Rights } from '@kadr/domain/identity/permissions'
import { isUuid } from '@kadr/kit/is-uuid'
import type { Actor, FindMembership, Member } from './mount.ts'

const ROLE_NAMES: Record<WorkspaceRole, string> = {
  viewer: 'наблюдателя',
  editor: 'редактора',
  admin: 'администратора',
  owner: 'владельца',
}

const signInFirst = () =>
  new UserError({ code: 'UNAUTHORIZED', userMessage: 'Войдите, чтобы продолжить' })

/** The same error for a foreign workspace and a missing one, so ids can't be probed. */
const noWorkspace = () =>
  new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Рабочее пространство не найдено',
    field: WORKSPACE_HEADER,
  })

export const describeForbidden = ({ rights, action }: { rights: Rights; action: Action }) => {
  const isRestricted = can({ ...rights, connectionIds: null }, action)
  return new UserError({
    code: 'FORBIDDEN',
    userMessage: isRestricted
      ? 'Это доступно тем, кому открыты все аккаунты. Попросите владельца'
      : `Недостаточно прав: нужна роль ${ROLE_NAMES[leastRoleFor(action)]}`,
  })
}

type Admission =
  | Pick<WorkspaceRoute, 'access' | 'action'>
  | { access: Exclude<Route['access'], 'workspace'> }

/** Authenticates and authorizes the request; throws the reason for a rejection. */
export const authorize = async ({
  route,
  actor,
  workspaceHeader,
  findMembership,
}: {
  route: Admission
  actor: Actor | undefined
  workspaceHeader: string | undefined
  findMembership: FindMembership
}): Promise<Actor | Member | undefined> => {
  if (route.access !== 'workspace') {
    if ((route.access === 'user' || route.access === 'installation') && !actor) throw signInFirst()
    return actor
  }
  if (!actor) throw signInFirst()
  if (workspaceHeader && !isUuid(workspaceHeader)) throw noWorkspace()
  const membership = await findMembership({
    userId: actor.userId,
    workspaceId: workspaceHeader || undefined,
  })
  if (!membership) throw noWorkspace()
  if (!can(membership, route.action)) {
    throw describeForbidden({ rights: membership, action: route.action })
  }
  return { ...actor, ...membership }
}
