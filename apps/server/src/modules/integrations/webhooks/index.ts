import { createSafeFetch, isPublicUrl, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import { SANDBOX_WEBHOOKS_PATH } from '../../../config/sandbox-credentials.ts'
import type { Module } from '../../../platform/module.ts'
import { openSites } from '../../../platform/outside/sites/open-sites.ts'
import type { IsPublicUrl } from './check-address.ts'
import { purgeDeliveries } from './deliveries.service.ts'
import { leaveNumbersOut } from './endpoints.repository.ts'
import { exportWebhooks } from './export-webhooks.ts'
import type { Lane } from './queue.repository.ts'
import { runDeliveries } from './run-deliveries.ts'
import { ANSWER_MS } from './send-message.ts'
import { webhookConsumers } from './webhooks.consumers.ts'
import { mountWebhooks } from './webhooks.routes.ts'

export { rotateWebhookSecret } from './endpoint-state.service.ts'
export { createWebhook, listWebhooks } from './endpoints.service.ts'

const LANES: readonly Lane[] = ['healthy', 'troubled']

/** `fetch` calls addresses given by users and returns redirects as they are. */
const createWebhooksModule = (guard: { fetch: SafeFetch; isPublicUrl: IsPublicUrl }): Module => ({
  name: 'webhooks',
  routes: (mount) => mountWebhooks(mount, guard.isPublicUrl),
  consumers: webhookConsumers,
  exportPersonalData: exportWebhooks,
  afterRestore: leaveNumbersOut,
  purge: purgeDeliveries,
  services: (ctx) => {
    const { config } = ctx
    const path = SANDBOX_WEBHOOKS_PATH
    const fetch = openSites({ config, fetch: guard.fetch, path, returnsRedirects: true })
    return LANES.map((lane) => ({
      name: `webhooks-${lane}`,
      role: 'worker',
      isEverywhere: true,
      run: (signal) => runDeliveries({ ctx, fetch, lane, signal }),
    }))
  },
})

export const webhooksModule = createWebhooksModule({
  fetch: createSafeFetch({ timeoutMs: ANSWER_MS, ports: [443], returnsRedirects: true }),
  isPublicUrl,
})
