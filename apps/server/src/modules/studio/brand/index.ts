import * as contract from '@kadr/contract/studio/brand-kit'
import type { Module } from '../../../platform/module.ts'
import * as service from './brand-kit.service.ts'

export { getBrandKit, putBrandKit } from './brand-kit.service.ts'
export { findAppliedBrand, findBrand, findLogo } from './find-brand.ts'

export const brandModule: Module = {
  name: 'brand',
  routes(mount) {
    mount({
      route: contract.getBrandKit,
      handle: ({ ctx, actor: { workspaceId } }) => service.getBrandKit({ ctx, workspaceId }),
    })
    mount({
      route: contract.putBrandKit,
      handle: ({ ctx, actor: { workspaceId }, body: input }) =>
        service.putBrandKit({ ctx, workspaceId, input }),
    })
    mount({
      route: contract.skipBrandKit,
      handle: async ({ ctx, actor: { workspaceId } }) => {
        await service.skipBrandKit({ ctx, workspaceId })
        return {}
      },
    })
  },
  exportPersonalData: service.exportBrandKits,
}
