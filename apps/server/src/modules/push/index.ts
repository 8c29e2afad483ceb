import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../platform/module.ts'
import { createPushJobs } from './push.jobs.ts'
import { mountPush } from './push.routes.ts'
import type { OnPushSettled } from './send-push.ts'

export { countBrowsers, exportPush } from './push.service.ts'
export { getPushKeys } from './push-keys.ts'
export { sendPushJob } from './queue-push.ts'
export { type OnPushSettled, sendPush } from './send-push.ts'

/** `onSettled` is the module whose messages are followed. */
export const createPushModule = ({
  onSettled,
  fetch = createSafeFetch({ maxRedirects: 0 }),
}: {
  onSettled: OnPushSettled
  fetch?: SafeFetch
}): Module => ({
  name: 'push',
  routes: mountPush,
  jobs: () => createPushJobs({ fetch, onSettled }),
})
