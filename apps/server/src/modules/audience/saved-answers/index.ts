import * as contract from '@kadr/contract/audience/saved-answers'
import type { Module } from '../../../platform/module.ts'
import * as service from './saved-answers.service.ts'

export { createSavedAnswer, listSavedAnswers } from './saved-answers.service.ts'

export const savedAnswersModule: Module = {
  name: 'saved-answers',
  routes(mount) {
    mount({
      route: contract.listSavedAnswers,
      handle: ({ ctx, actor: { workspaceId } }) => service.listSavedAnswers({ ctx, workspaceId }),
    })
    mount({
      route: contract.createSavedAnswer,
      handle: ({ ctx, actor: { workspaceId }, body: input }) =>
        service.createSavedAnswer({ ctx, workspaceId, input }),
    })
    mount({
      route: contract.updateSavedAnswer,
      handle: ({ ctx, actor: { workspaceId }, params: { id }, body: input }) =>
        service.updateSavedAnswer({ ctx, workspaceId, id, input }),
    })
    mount({
      route: contract.deleteSavedAnswer,
      handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
        await service.deleteSavedAnswer({ ctx, workspaceId, id })
        return {}
      },
    })
  },
  exportPersonalData: service.exportSavedAnswers,
}
