import * as contract from '@kadr/contract/insight/tracked-accounts'
import type { Mount } from '../../../platform/http/mount.ts'
import { refreshFigures } from './refresh-figures.ts'
import { readTracked, trackAccount, untrackAccount } from './tracked.service.ts'

export const mountCollector = (mount: Mount) => {
  mount({
    route: contract.listTrackedAccounts,
    handle: ({ ctx, actor }) => readTracked({ ctx, workspaceId: actor.workspaceId }),
  })
  mount({
    route: contract.trackAccount,
    handle: ({ ctx, actor, body }) =>
      trackAccount({ ctx, workspaceId: actor.workspaceId, ...body, network: body.network }),
  })
  mount({
    route: contract.untrackAccount,
    handle: ({ ctx, actor, params }) =>
      untrackAccount({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.refreshFigures,
    handle: ({ ctx, actor, body }) =>
      refreshFigures({ ctx, workspaceId: actor.workspaceId, accountId: body.accountId }),
  })
}
