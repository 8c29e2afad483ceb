import * as workspaces from '@kadr/contract/identity/workspaces'
import * as team from '@kadr/contract/team/team'
import type { Mount } from '../../../platform/http/mount.ts'
import { listClosedWorkspaces } from '../../identity/workspaces/index.ts'
import { acceptInvite } from './accept-invite.ts'
import { changeCurrent, closeCurrent } from './current-workspace.ts'
import * as invites from './invites.service.ts'
import * as members from './members.service.ts'
import { openInvite } from './open-invite.ts'
import * as ownership from './ownership.service.ts'
import { createWorkspace, restoreWorkspace } from './workspaces-of-plan.ts'

export const mountTeam = (mount: Mount) => {
  mountMembers(mount)
  mountInvites(mount)
  mountWorkspaces(mount)
  mountOwnership(mount)
}

const mountMembers = (mount: Mount) => {
  mount({ route: team.getTeam, handle: ({ ctx, actor }) => members.getTeam({ ctx, actor }) })
  mount({
    route: team.changeMember,
    handle: ({ ctx, actor, params: { userId }, body: change }) =>
      members.changeMember({ ctx, actor, userId, change }),
  })
  mount({
    route: team.removeMember,
    handle: ({ ctx, actor, params: { userId } }) => members.removeMember({ ctx, actor, userId }),
  })
  mount({
    route: team.leaveWorkspace,
    handle: ({ ctx, actor }) => members.leaveWorkspace({ ctx, actor }),
  })
}

const mountInvites = (mount: Mount) => {
  mount({
    route: team.listInvites,
    handle: ({ ctx, actor }) => invites.listInvites({ ctx, actor }),
  })
  mount({
    route: team.createInvite,
    handle: ({ ctx, actor, body }) => invites.createInvite({ ctx, actor, ...body }),
  })
  mount({
    route: team.changeInvite,
    handle: ({ ctx, actor, params: { id }, body: change }) =>
      invites.changeInvite({ ctx, actor, id, change }),
  })
  mount({
    route: team.revokeInvite,
    handle: ({ ctx, actor, params: { id } }) => invites.revokeInvite({ ctx, actor, id }),
  })
  mount({
    route: team.getInvite,
    handle: ({ ctx, actor, params: { token } }) =>
      openInvite({ ctx, token, userId: actor?.userId }),
  })
  mount({
    route: team.acceptInvite,
    handle: ({ ctx, actor: { userId }, params: { token } }) => acceptInvite({ ctx, token, userId }),
  })
}

const mountWorkspaces = (mount: Mount) => {
  mount({
    route: workspaces.createWorkspace,
    handle: ({ ctx, actor: { userId }, body }) => createWorkspace({ ctx, userId, ...body }),
  })
  mount({
    route: workspaces.updateWorkspace,
    handle: ({ ctx, actor, body: values }) => changeCurrent({ ctx, actor, values }),
  })
  mount({
    route: workspaces.closeWorkspace,
    handle: ({ ctx, actor, body }) => closeCurrent({ ctx, actor, ...body }),
  })
  mount({
    route: workspaces.listClosedWorkspaces,
    handle: ({ ctx, actor: { userId } }) => listClosedWorkspaces({ ctx, userId }),
  })
  mount({
    route: workspaces.restoreWorkspace,
    handle: ({ ctx, actor: { userId }, params: { id } }) =>
      restoreWorkspace({ ctx, userId, workspaceId: id }),
  })
}

const mountOwnership = (mount: Mount) => {
  mount({
    route: workspaces.offerOwnership,
    handle: ({ ctx, actor, body: { userId } }) =>
      ownership.offerOwnership({ ctx, actor, toUserId: userId }),
  })
  mount({
    route: workspaces.cancelTransfer,
    handle: ({ ctx, actor }) => ownership.cancelTransfer({ ctx, actor }),
  })
  mount({
    route: workspaces.acceptOwnership,
    handle: ({ ctx, actor }) => ownership.acceptOwnership({ ctx, actor }),
  })
}
