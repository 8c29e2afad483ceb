import * as contract from '@kadr/contract/studio/transcripts'
import { newId } from '@kadr/kit/new-id'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Module } from '../../../platform/module.ts'
import { chooseClips, proposeClips } from './choose-clips.ts'
import { clipConsumers } from './clips.consumers.ts'
import { makeClipReels } from './make-clip-reels.ts'

export { chooseClipsOf } from './choose-clips.ts'

const mountClips = (mount: Mount) => {
  mount({
    route: contract.proposeClips,
    handle: ({ ctx, actor, params }) =>
      proposeClips({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.chooseClips,
    handle: ({ ctx, actor, params, headers, request: { signal } }) =>
      chooseClips({
        ctx,
        by: { workspaceId: actor.workspaceId, userId: actor.userId },
        id: params.id,
        key: headers['idempotency-key'] ?? newId(),
        signal,
      }),
  })
  mount({
    route: contract.makeClipReels,
    handle: ({ ctx, actor, params, headers, body }) =>
      makeClipReels({ ctx, actor, id: params.id, key: headers['idempotency-key'], wish: body }),
  })
}

export const clipsModule: Module = {
  name: 'clips',
  routes: mountClips,
  consumers: clipConsumers,
}
