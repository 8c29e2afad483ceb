import type { Module } from '../../../platform/module.ts'
import { mountAccountsV1 } from './accounts.routes.ts'
import { mountAnalyticsV1 } from './analytics.routes.ts'
import { mountAutomationsV1 } from './automations.routes.ts'
import { mountPostsV1 } from './posts.routes.ts'
import { mountProductsV1 } from './products.routes.ts'
import { mountReelsV1 } from './reels.routes.ts'
import { mountResourcesV1 } from './resources.routes.ts'
import { mountWorkspaceV1 } from './workspace.routes.ts'

export { openApi } from './open-api.ts'

export const apiModule: Module = {
  name: 'api',
  routes(mount) {
    mountWorkspaceV1(mount)
    mountAccountsV1(mount)
    mountResourcesV1(mount)
    mountPostsV1(mount)
    mountReelsV1(mount)
    mountProductsV1(mount)
    mountAutomationsV1(mount)
    mountAnalyticsV1(mount)
  },
}
