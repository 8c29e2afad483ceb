import * as contract from '@kadr/contract/studio/transcripts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Module } from '../../../platform/module.ts'
import { clipConsumers } from './clips.consumers.ts'
import { makeClipReels } from './make-clip-reels.ts'
import { proposeClips } from './propose-clips.ts'

export { chooseByRules } from './propose-clips.ts'

const mountClips = (mount: Mount) => {
  mount({
    route: contract.proposeClips,
    handle: ({ ctx, actor, params }) =>
      proposeClips({ ctx, workspaceId: actor.workspaceId, id: params.id }),
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
