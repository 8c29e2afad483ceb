import * as postsContract from '@kadr/contract/publishing/posts'
import * as contract from '@kadr/contract/publishing/publisher-setup'
import * as handovers from '@kadr/contract/publishing/target-handovers'
import type { Mount } from '../../../platform/http/mount.ts'
import { readPost } from '../posts/index.ts'
import { getAccountOptions, syncBoards } from './account-options.ts'
import { readHandover } from './read-handover.ts'
import { removeAtNetwork } from './remove-at-network.ts'
import { readStatus } from './status.ts'

export const mountPublisher = (mount: Mount) => {
  mount({
    route: contract.getPublisherStatus,
    handle: ({ ctx, actor }) => readStatus({ ctx, workspaceId: actor.workspaceId }),
  })
  mount({
    route: contract.getAccountOptions,
    handle: ({ ctx, actor, params }) =>
      getAccountOptions({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.syncBoards,
    handle: ({ ctx, actor, params }) =>
      syncBoards({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: handovers.getHandover,
    handle: ({ ctx, actor: { workspaceId }, params: { id: postId, targetId } }) =>
      readHandover({ ctx, workspaceId, postId, targetId }),
  })
  mount({
    route: postsContract.removeTarget,
    handle: async ({ ctx, actor, params }) => {
      const { workspaceId, userId } = actor
      const { id: postId, targetId } = params
      await removeAtNetwork({ ctx, workspaceId, postId, targetId, actorId: userId })
      return readPost({ ctx, workspaceId, id: postId })
    },
  })
}
