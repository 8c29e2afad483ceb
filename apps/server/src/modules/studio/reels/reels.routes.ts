import * as contract from '@kadr/contract/studio/reels'
import type { Mount } from '../../../platform/http/mount.ts'
import { listReels } from './list-reels.ts'
import {
  createReel,
  deleteReel,
  duplicateReel,
  getReel,
  labelReel,
  saveReel,
} from './reels.service.ts'
import { renderReel } from './render-reel.ts'

export const mountReels = (mount: Mount) => {
  mount({
    route: contract.listReels,
    handle: ({ ctx, actor, query }) => listReels({ ctx, workspaceId: actor.workspaceId, query }),
  })
  mount({
    route: contract.createReel,
    handle: ({ ctx, actor: { workspaceId, userId }, body: draft, headers }) =>
      createReel({ ctx, workspaceId, userId, draft, key: headers['idempotency-key'] }),
  })
  mount({
    route: contract.getReel,
    handle: ({ ctx, actor, params }) =>
      getReel({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.saveReel,
    handle: ({ ctx, actor: { workspaceId }, params, body: { version, ...draft } }) =>
      saveReel({ ctx, workspaceId, id: params.id, version, draft }),
  })
  mount({
    route: contract.labelReel,
    handle: ({ ctx, actor: { workspaceId }, params, body }) =>
      labelReel({ ctx, workspaceId, ...params, ...body }),
  })
  mount({
    route: contract.duplicateReel,
    handle: ({ ctx, actor: { workspaceId, userId }, params }) =>
      duplicateReel({ ctx, workspaceId, userId, id: params.id }),
  })
  mount({
    route: contract.deleteReel,
    async handle({ ctx, actor, params }) {
      await deleteReel({ ctx, workspaceId: actor.workspaceId, id: params.id })
      return {}
    },
  })
  mount({
    route: contract.renderReel,
    handle: ({ ctx, actor: { workspaceId, userId }, params, body }) =>
      renderReel({ ctx, workspaceId, userId, id: params.id, output: body.output }),
  })
}
