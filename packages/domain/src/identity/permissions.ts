import type { Action } from '@kadr/contract/base/permissions'
import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'

/** In ascending order of permissions. */
const ROLES = ['viewer', 'editor', 'admin', 'owner'] as const satisfies readonly WorkspaceRole[]

const EVERYBODY: readonly WorkspaceRole[] = ROLES
const EDITORS: readonly WorkspaceRole[] = ['editor', 'admin', 'owner']
const MANAGERS: readonly WorkspaceRole[] = ['admin', 'owner']
const OWNER: readonly WorkspaceRole[] = ['owner']

const ROLES_BY_ACTION: Record<Action, readonly WorkspaceRole[]> = {
  'posts.read': EVERYBODY,
  'posts.write': EDITORS,
  'posts.approve': MANAGERS,
  'reviews.share': MANAGERS,
  'resources.read': EVERYBODY,
  'resources.write': EDITORS,
  'products.read': EVERYBODY,
  'products.write': EDITORS,
  'business.read': EVERYBODY,
  'business.write': EDITORS,
  'reels.read': EVERYBODY,
  'reels.write': EDITORS,
  'search.read': EVERYBODY,
  'ai.read': EVERYBODY,
  'ai.use': EDITORS,
  'automations.read': EVERYBODY,
  'automations.write': EDITORS,
  'connections.read': EVERYBODY,
  'connections.check': EDITORS,
  'connections.manage': MANAGERS,
  'inbox.read': EVERYBODY,
  'inbox.answer': EDITORS,
  'inbox.moderate': MANAGERS,
  'analytics.read': EVERYBODY,
  'analytics.write': EDITORS,
  'workspace.manage': MANAGERS,
  'team.read': EVERYBODY,
  'team.manage': MANAGERS,
  'integrations.read': MANAGERS,
  'integrations.manage': MANAGERS,
  'workspace.own': OWNER,
}

/** Role and restrictions of a member in a workspace. */
export type Rights = {
  role: WorkspaceRole
  /** May approve posts of others, regardless of the role. */
  isApprover: boolean
  /** The accounts they are restricted to, with their posts; null for all. */
  connectionIds: readonly string[] | null
}

/** Granted with the permission to approve, regardless of the role. */
const APPROVING: ReadonlySet<Action> = new Set(['posts.approve', 'reviews.share'])
/** Actions on all accounts, not allowed for a member restricted to some of them. */
const UNRESTRICTED: ReadonlySet<Action> = new Set([
  'reviews.share',
  'analytics.read',
  'analytics.write',
])

const hasRole = (role: WorkspaceRole, action: Action) => ROLES_BY_ACTION[action].includes(role)

export const can = ({ role, isApprover, connectionIds }: Rights, action: Action): boolean =>
  (connectionIds === null || !UNRESTRICTED.has(action)) &&
  (hasRole(role, action) || (isApprover && APPROVING.has(action)))

/** Managers may see all accounts. */
export const mayBeRestricted = (role: WorkspaceRole) => !hasRole(role, 'connections.manage')

export const rolesWith = (action: Action): readonly WorkspaceRole[] => ROLES_BY_ACTION[action]

/** The lowest role that allows the action. */
export const leastRoleFor = (action: Action): WorkspaceRole =>
  ROLES.find((role) => hasRole(role, action)) ?? 'owner'

const rankOf = (role: WorkspaceRole) => ROLES.indexOf(role)

/**
 * Whether one member may assign or remove a role: never above their own, and a manager only lower roles. Ownership
 * changes only by a transfer.
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
  hasRole(by, 'team.manage') &&
  from !== 'owner' &&
  to !== 'owner' &&
  rankOf(from) <= rankOf(by) &&
  rankOf(to) <= rankOf(by)
