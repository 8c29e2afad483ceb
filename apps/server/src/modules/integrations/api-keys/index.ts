import * as contract from '@kadr/contract/integrations/api-keys'
import type { Module } from '../../../platform/module.ts'
import * as service from './api-keys.service.ts'

export { revokeLeakedKey } from './api-keys.service.ts'
export { findKeyCaller } from './find-key-caller.ts'

export const apiKeysModule: Module = {
  name: 'api-keys',
  routes(mount) {
    mount({
      route: contract.listApiKeys,
      handle: ({ ctx, actor: { workspaceId } }) => service.listApiKeys({ ctx, workspaceId }),
    })
    mount({
      route: contract.createApiKey,
      handle: ({ ctx, actor, body }) => service.createApiKey({ ctx, actor, input: body }),
    })
    mount({
      route: contract.revokeApiKey,
      handle: async ({ ctx, actor, params: { id } }) => {
        await service.revokeApiKey({ ctx, actor, id })
        return {}
      },
    })
  },
  exportPersonalData: service.exportApiKeys,
}
