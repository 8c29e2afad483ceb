import { listWorkspaces as listWorkspacesRoute } from '@kadr/contract/identity/workspaces'
import type { Mount } from '../../../platform/http/mount.ts'
import { listWorkspaces } from './workspaces.service.ts'

export const mountWorkspaces = (mount: Mount) => {
  mount({
    route: listWorkspacesRoute,
    handle: ({ ctx, actor }) => listWorkspaces({ ctx, userId: actor.userId }),
  })
}
