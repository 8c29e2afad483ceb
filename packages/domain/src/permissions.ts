import type { Action } from '@kadr/contract/permissions'
import type { WorkspaceRole } from '@kadr/contract/workspaces'

/** From the least to the most. */
const ROLES = ['viewer', 'editor', 'admin', 'owner'] as const satisfies readonly WorkspaceRole[]

const EVERYBODY: readonly WorkspaceRole[] = ROLES
const EDITORS: readonly WorkspaceRole[] = ['editor', 'admin', 'owner']
const MANAGERS: readonly WorkspaceRole[] = ['admin', 'owner']
const OWNER: readonly WorkspaceRole[] = ['owner']

const ROLES_BY_ACTION: Record<Action, readonly WorkspaceRole[]> = {
  'posts.read': EVERYBODY,
  'posts.write': EDITORS,
  'posts.approve': MANAGERS,
  'resources.read': EVERYBODY,
  'resources.write': EDITORS,
  'products.read': EVERYBODY,
  'products.write': EDITORS,
  'reels.read': EVERYBODY,
  'reels.write': EDITORS,
  'ai.read': EVERYBODY,
  'ai.use': EDITORS,
  'connections.read': EVERYBODY,
  'connections.check': EDITORS,
  'connections.manage': MANAGERS,
  'workspace.manage': MANAGERS,
  'team.read': EVERYBODY,
  'team.manage': MANAGERS,
  'workspace.own': OWNER,
}

/** What a member is in a workspace. */
export type Rights = {
  role: WorkspaceRole
  /** May approve posts of others, whatever the role. */
  isApprover: boolean
}

const hasRole = (role: WorkspaceRole, action: Action) => ROLES_BY_ACTION[action].includes(role)

export const can = ({ role, isApprover }: Rights, action: Action): boolean =>
  hasRole(role, action) || (isApprover && action === 'posts.approve')

export const rolesWith = (action: Action): readonly WorkspaceRole[] => ROLES_BY_ACTION[action]

/** The role to ask for when one's own is not enough. */
export const leastRoleFor = (action: Action): WorkspaceRole =>
  ROLES.find((role) => hasRole(role, action)) ?? 'owner'

const rankOf = (role: WorkspaceRole) => ROLES.indexOf(role)

/**
 * Whether one member may give another this role, or take it away: never above one's own, and a manager has power over
 * lesser roles only. Ownership changes by a transfer alone.
 */
export const mayAssign = ({
  by,
  from,
  to,
}: {
  by: WorkspaceRole
  from: WorkspaceRole
  to: WorkspaceRole
}) =>
  can({ role: by, isApprover: false }, 'team.manage') &&
  from !== 'owner' &&
  to !== 'owner' &&
  rankOf(from) <= rankOf(by) &&
  rankOf(to) <= rankOf(by)
