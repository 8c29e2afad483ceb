import * as contract from '@kadr/contract/library/hooks'
import type { Module } from '../../../platform/module.ts'
import {
  changeFavouriteHook,
  exportFavouriteHooks,
  listFavouriteHooks,
} from './favourite-hooks.service.ts'

export const hooksModule: Module = {
  name: 'hooks',
  routes(mount) {
    mount({
      route: contract.listFavouriteHooks,
      handle: ({ ctx, actor: { userId } }) => listFavouriteHooks({ ctx, userId }),
    })
    mount({
      route: contract.changeFavouriteHook,
      handle: ({ ctx, actor: { userId }, body }) => changeFavouriteHook({ ctx, userId, ...body }),
    })
  },
  exportPersonalData: exportFavouriteHooks,
}
