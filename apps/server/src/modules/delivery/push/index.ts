import { createSafeFetch, isPublicUrl, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../../platform/module.ts'
import { createPushJobs } from './push.jobs.ts'
import { mountPush } from './push.routes.ts'
import { exportPush } from './push.service.ts'
import type { OnPushSettled } from './send-push.ts'

export { countBrowsers } from './push.service.ts'
export { sendPushJob } from './queue-push.ts'
export type { OnPushSettled } from './send-push.ts'

/** `onSettled` comes from the module that owns the messages. */
export const createPushModule = ({
  onSettled,
  fetch = createSafeFetch({ maxRedirects: 0 }),
}: {
  onSettled: OnPushSettled
  fetch?: SafeFetch
}): Module => ({
  name: 'push',
  routes: (mount) => mountPush(mount, isPublicUrl),
  jobs: () => createPushJobs({ fetch, onSettled }),
  exportPersonalData: exportPush,
})
