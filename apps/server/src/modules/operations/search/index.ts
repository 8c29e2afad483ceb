import * as contract from '@kadr/contract/operations/search'
import type { Module } from '../../../platform/module.ts'
import { findEverywhere } from './search.service.ts'

export const searchModule: Module = {
  name: 'search',
  routes: (mount) =>
    mount({
      route: contract.search,
      handle: ({ ctx, actor, query }) =>
        findEverywhere({ ctx, searcher: actor, query: query.query }),
    }),
}
