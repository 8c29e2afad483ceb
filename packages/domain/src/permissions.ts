import type { Action } from '@kadr/contract/permissions'
import type { WorkspaceRole } from '@kadr/contract/workspaces'

/** From the least to the most. */
const ROLES = ['viewer', 'editor', 'admin', 'owner'] as const satisfies readonly WorkspaceRole[]

const EVERYBODY: readonly WorkspaceRole[] = ROLES
const EDITORS: readonly WorkspaceRole[] = ['editor', 'admin', 'owner']
const MANAGERS: readonly WorkspaceRole[] = ['admin', 'owner']

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
  'analytics.read': EVERYBODY,
  'analytics.write': EDITORS,
  'workspace.manage': MANAGERS,
}

export const can = (role: WorkspaceRole, action: Action): boolean =>
  ROLES_BY_ACTION[action].includes(role)

export const rolesWith = (action: Action): readonly WorkspaceRole[] => ROLES_BY_ACTION[action]

/** The role to ask for when one's own is not enough. */
export const leastRoleFor = (action: Action): WorkspaceRole =>
  ROLES.find((role) => can(role, action)) ?? 'owner'
