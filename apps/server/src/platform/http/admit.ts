import { type Route, WORKSPACE_HEADER, type WorkspaceRoute } from '@kadr/contract/route'
import type { WorkspaceRole } from '@kadr/contract/workspaces'
import { UserError } from '@kadr/domain/app-error'
import { can, leastRoleFor } from '@kadr/domain/permissions'
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

/** A workspace of other people looks the same as one that does not exist. */
const noWorkspace = () =>
  new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Рабочее пространство не найдено',
    field: WORKSPACE_HEADER,
  })

type Admission =
  | Pick<WorkspaceRoute, 'access' | 'action'>
  | { access: Exclude<Route['access'], 'workspace'> }

/** Who the call acts as, or the reason why it may not be made. */
export const admit = async ({
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
    if (route.access === 'user' && !actor) throw signInFirst()
    return actor
  }
  if (!actor) throw signInFirst()
  if (workspaceHeader && !isUuid(workspaceHeader)) throw noWorkspace()
  const membership = await findMembership({
    userId: actor.userId,
    workspaceId: workspaceHeader || undefined,
  })
  if (!membership) throw noWorkspace()
  if (!can(membership.role, route.action)) {
    throw new UserError({
      code: 'FORBIDDEN',
      userMessage: `Недостаточно прав: нужна роль ${ROLE_NAMES[leastRoleFor(route.action)]}`,
    })
  }
  return { ...actor, ...membership }
}
