import * as contract from '@kadr/contract/publishing/snippets'
import type { Module } from '../../../platform/module.ts'
import * as service from './snippets.service.ts'

export { createSnippet, listSnippets } from './snippets.service.ts'

export const snippetsModule: Module = {
  name: 'snippets',
  routes(mount) {
    mount({
      route: contract.listSnippets,
      handle: ({ ctx, actor: { workspaceId } }) => service.listSnippets({ ctx, workspaceId }),
    })
    mount({
      route: contract.createSnippet,
      handle: ({ ctx, actor: { workspaceId }, body: input }) =>
        service.createSnippet({ ctx, workspaceId, input }),
    })
    mount({
      route: contract.updateSnippet,
      handle: ({ ctx, actor: { workspaceId }, params: { id }, body: input }) =>
        service.updateSnippet({ ctx, workspaceId, id, input }),
    })
    mount({
      route: contract.deleteSnippet,
      handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
        await service.deleteSnippet({ ctx, workspaceId, id })
        return {}
      },
    })
  },
  exportPersonalData: service.exportSnippets,
}
