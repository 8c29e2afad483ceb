import { type Route, WORKSPACE_HEADER } from '@kadr/contract/route'
import type { WorkspaceRole } from '@kadr/contract/workspaces'
import { UserError } from '@kadr/kit/app-error'
import { isUuid } from '@kadr/kit/is-uuid'
import type { Actor, FindMembership, Member } from './mount.ts'

/** From the least to the most. */
const ROLES: readonly WorkspaceRole[] = ['viewer', 'editor', 'admin', 'owner']
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

/** Who the call acts as, or the reason why it may not be made. */
export const admit = async ({
  route,
  actor,
  workspaceHeader,
  findMembership,
}: {
  route: Pick<Route, 'access' | 'role'>
  actor: Actor | undefined
  workspaceHeader: string | undefined
  findMembership: FindMembership
}): Promise<Actor | Member | undefined> => {
  if (route.access === 'public' || route.access === 'optional') return actor
  if (!actor) throw signInFirst()
  if (route.access === 'user') return actor
  if (workspaceHeader && !isUuid(workspaceHeader)) throw noWorkspace()
  const membership = await findMembership({
    userId: actor.userId,
    workspaceId: workspaceHeader || undefined,
  })
  if (!membership) throw noWorkspace()
  const needed = route.role ?? 'viewer'
  if (ROLES.indexOf(membership.role) < ROLES.indexOf(needed)) {
    throw new UserError({
      code: 'FORBIDDEN',
      userMessage: `Недостаточно прав: нужна роль ${ROLE_NAMES[needed]}`,
    })
  }
  return { ...actor, ...membership }
}
