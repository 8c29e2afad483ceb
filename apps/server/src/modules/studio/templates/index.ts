import * as contract from '@kadr/contract/studio/reel-templates'
import type { Module } from '../../../platform/module.ts'
import { makeReel } from './make-reel.ts'
import { searchableTemplates } from './search-templates.repository.ts'
import * as service from './templates.service.ts'

export { fillContent, makeReel } from './make-reel.ts'
export { readTemplate } from './present-template.ts'
export { speakContent } from './speak-content.ts'
export {
  createTemplate,
  findTemplate,
  getTemplate,
  getTemplateRow,
  listTemplates,
} from './templates.service.ts'

export const templatesModule: Module = {
  name: 'templates',
  routes(mount) {
    mount({
      route: contract.listReelTemplates,
      handle: ({ ctx, actor: { workspaceId } }) => service.listTemplates({ ctx, workspaceId }),
    })
    mount({
      route: contract.getReelTemplate,
      handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
        service.getTemplate({ ctx, workspaceId, id }),
    })
    mount({
      route: contract.createReelTemplate,
      handle: ({ ctx, actor: { workspaceId, userId }, body: { reelId, ...settings } }) =>
        service.createTemplate({ ctx, workspaceId, userId, reelId, settings }),
    })
    mount({
      route: contract.updateReelTemplate,
      handle: ({ ctx, actor: { workspaceId }, params: { id }, body: settings }) =>
        service.updateTemplate({ ctx, workspaceId, id, settings }),
    })
    mount({
      route: contract.deleteReelTemplate,
      handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
        await service.deleteTemplate({ ctx, workspaceId, id })
        return {}
      },
    })
    mount({
      route: contract.makeReelOfTemplate,
      handle: ({ ctx, actor: { workspaceId, userId }, params: { id }, body, headers }) =>
        makeReel({ ctx, workspaceId, userId, id, ...body, key: headers['idempotency-key'] }),
    })
  },
  exportPersonalData: service.exportTemplates,
  searchable: searchableTemplates,
}
