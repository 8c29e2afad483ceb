import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import { SANDBOX_STOCK_PATH } from '../../../config/stock.ts'
import type { Module } from '../../../platform/module.ts'
import { openSites } from '../../../platform/outside/sites/open-sites.ts'
import { mountStock } from './stock.routes.ts'

/** `fetch` calls the stock libraries and downloads photos by the URLs they return. */
export const createStockModule = ({ fetch }: { fetch: SafeFetch }): Module => ({
  name: 'stock',
  routes: (mount, { config }) =>
    mountStock({ mount, fetch: openSites({ config, fetch, path: SANDBOX_STOCK_PATH }) }),
})

export const stockModule = createStockModule({ fetch: createSafeFetch() })
