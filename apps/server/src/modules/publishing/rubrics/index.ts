import * as contract from '@kadr/contract/publishing/rubrics'
import type { Module } from '../../../platform/module.ts'
import * as service from './rubrics.service.ts'

export { assertRubrics, createRubric, findRubricId, listRubrics } from './rubrics.service.ts'

export const rubricsModule: Module = {
  name: 'rubrics',
  routes(mount) {
    mount({
      route: contract.listRubrics,
      handle: ({ ctx, actor: { workspaceId } }) => service.listRubrics({ ctx, workspaceId }),
    })
    mount({
      route: contract.createRubric,
      handle: ({ ctx, actor: { workspaceId }, body: input }) =>
        service.createRubric({ ctx, workspaceId, input }),
    })
    mount({
      route: contract.updateRubric,
      handle: ({ ctx, actor: { workspaceId }, params: { id }, body: input }) =>
        service.updateRubric({ ctx, workspaceId, id, input }),
    })
    mount({
      route: contract.deleteRubric,
      handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
        await service.deleteRubric({ ctx, workspaceId, id })
        return {}
      },
    })
  },
  exportPersonalData: service.exportRubrics,
}
