import { createCachedDocument } from '../../../platform/http/documents/cached-document.ts'
import type { Module, RawRoutes } from '../../../platform/module.ts'
import { mountAccountsV1 } from './accounts.routes.ts'
import { mountAnalyticsV1 } from './analytics.routes.ts'
import { mountAutomationsV1 } from './automations.routes.ts'
import { mountPostsV1 } from './posts.routes.ts'
import { mountProductsV1 } from './products.routes.ts'
import { mountReelsV1 } from './reels.routes.ts'
import { mountResourcesV1 } from './resources.routes.ts'
import { mountWorkspaceV1 } from './workspace.routes.ts'
import { writeDocument } from './write-document.ts'

export { openApi } from './open-api.ts'

/** Without a key: a program is written before it has one. */
const mountDocument: RawRoutes = ({ app, limit }) => {
  const send = createCachedDocument({
    type: 'application/json; charset=utf-8',
    write: () => JSON.stringify(writeDocument()),
  })
  const options = { schema: { hide: true }, compress: false as const }
  app.get('/api/v1/openapi.json', options, async (request, reply) => {
    await limit({ rate: 'read', request, reply })
    reply.header('access-control-allow-origin', '*')
    return send(request, reply)
  })
}

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
  rawRoutes: mountDocument,
}
