import * as contract from '@kadr/contract/studio/generations'
import type { AppContext } from '../../../context.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { createFeed } from './feed.ts'
import {
  cancelGeneration,
  getGeneration,
  listHistory,
  removeGeneration,
  retryGeneration,
} from './history.service.ts'
import { watchGenerations } from './watch-generations.ts'

export const mountGenerations = (mount: Mount, app: AppContext) => {
  const feed = createFeed(app)
  mount({
    route: contract.listGenerations,
    handle: ({ ctx, actor, query }) => listHistory({ ctx, workspaceId: actor.workspaceId, query }),
  })
  mount({
    route: contract.watchGenerations,
    handle: ({ ctx, actor, request }) =>
      watchGenerations({ ctx, feed, workspaceId: actor.workspaceId, signal: request.signal }),
  })
  mount({
    route: contract.getGeneration,
    handle: ({ ctx, actor, params }) =>
      getGeneration({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.cancelGeneration,
    handle: ({ ctx, actor, params }) =>
      cancelGeneration({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.retryGeneration,
    handle: ({ ctx, actor, params }) =>
      retryGeneration({ ctx, workspaceId: actor.workspaceId, userId: actor.userId, id: params.id }),
  })
  mount({
    route: contract.deleteGeneration,
    async handle({ ctx, actor, params }) {
      await removeGeneration({ ctx, workspaceId: actor.workspaceId, id: params.id })
      return {}
    },
  })
}
