import * as contract from '@kadr/contract/studio/transcripts'
import type { Mount } from '../../../platform/http/mount.ts'
import { getFillers, putFillers } from './fillers.ts'
import { startTranscript } from './start-transcript.ts'
import { cancelTranscript, findTranscript, getFacts, getStatus } from './transcripts.service.ts'

export const mountFootage = (mount: Mount) => {
  mount({
    route: contract.getFootageStatus,
    handle: ({ ctx, actor }) => getStatus({ ctx, workspaceId: actor.workspaceId }),
  })
  mount({
    route: contract.findTranscript,
    handle: ({ ctx, actor, query }) =>
      findTranscript({ ctx, workspaceId: actor.workspaceId, resourceId: query.resourceId }),
  })
  mount({
    route: contract.getTranscriptFacts,
    handle: ({ ctx, actor, params }) =>
      getFacts({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.startTranscript,
    handle: ({ ctx, actor, body }) =>
      startTranscript({
        ctx,
        by: { workspaceId: actor.workspaceId, userId: actor.userId },
        ...body,
      }),
  })
  mount({
    route: contract.cancelTranscript,
    handle: ({ ctx, actor, params }) =>
      cancelTranscript({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.getFillerWords,
    handle: ({ ctx, actor }) => getFillers({ ctx, workspaceId: actor.workspaceId }),
  })
  mount({
    route: contract.putFillerWords,
    handle: ({ ctx, actor, body }) =>
      putFillers({ ctx, workspaceId: actor.workspaceId, words: body.words }),
  })
}
