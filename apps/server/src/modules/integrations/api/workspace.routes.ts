import { apiScope } from '@kadr/contract/integrations/scopes'
import * as contract from '@kadr/contract/integrations/v1/workspace'
import type { Mount } from '../../../platform/http/mount.ts'
import { getWorkspace } from '../../identity/workspaces/index.ts'
import { readPlanOf } from './read-plan.ts'

export const mountWorkspaceV1 = (mount: Mount) => {
  mount({
    route: contract.getWorkspaceV1,
    handle: async ({ ctx, actor: { userId, workspaceId, role, caller } }) => {
      const { id, name, timeZone } = await getWorkspace({ ctx, userId, workspaceId })
      return {
        id,
        name,
        timeZone,
        plan: await readPlanOf({ ctx, workspaceId }),
        now: ctx.clock.now().toISOString(),
        key: {
          kind: caller.kind,
          name: caller.name,
          scopes: apiScope.options.filter((scope) => caller.scopes.includes(scope)),
          role,
        },
      }
    },
  })
}
