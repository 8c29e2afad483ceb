import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../../platform/module.ts'
import { mountStock } from './stock.routes.ts'

/** `fetch` calls the stock libraries and downloads photos by the URLs they return. */
export const createStockModule = ({ fetch }: { fetch: SafeFetch }): Module => ({
  name: 'stock',
  routes: (mount) => mountStock({ mount, fetch }),
})

export const stockModule = createStockModule({ fetch: createSafeFetch() })
