import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../../platform/module.ts'
import { openSites } from '../../../platform/outside/sites/open-sites.ts'
import { mountBusiness } from './business.routes.ts'
import { exportFacts } from './business.service.ts'

export { keepFacts, listFacts } from './business.service.ts'

/** `fetch` opens sites at URLs given by users. */
export const createBusinessModule = ({ fetch }: { fetch: SafeFetch }): Module => ({
  name: 'business',
  routes: (mount, { config }) => mountBusiness({ mount, fetch: openSites({ config, fetch }) }),
  exportPersonalData: exportFacts,
})

export const businessModule = createBusinessModule({ fetch: createSafeFetch() })
