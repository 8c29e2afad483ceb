import type { Module } from '../../../platform/module.ts'
import { runPublisher } from './loop.ts'
import { measurePublisher } from './measure-publisher.ts'
import { holdRestored } from './missed.ts'
import { publisherConsumers } from './publisher.consumers.ts'
import { publisherJobs } from './publisher.jobs.ts'
import { mountPublisher } from './publisher.routes.ts'
import { createPublisher } from './publisher.ts'
import { resourceMedia } from './resource-media.ts'

export { getAccountOptions } from './account-options.ts'
export { pauseByOperator, readHealth } from './network-health.ts'
export { readFrozen } from './publication.ts'
export { findPublishingPause } from './publishing-pause.ts'
export { type BroughtFile, bringPublication } from './read-handover.ts'
export { resourceMedia } from './resource-media.ts'

export const publisherModule: Module = {
  name: 'publisher',
  routes: mountPublisher,
  jobs: () => publisherJobs,
  consumers: publisherConsumers,
  services: (ctx) => [
    {
      name: 'publisher',
      role: 'worker',
      isEverywhere: true,
      run: (signal) =>
        runPublisher({ publisher: createPublisher({ ctx, media: resourceMedia }), signal }),
    },
  ],
  afterRestore: holdRestored,
  measure: measurePublisher,
  isReady: { role: 'worker', check: async ({ pulses }) => pulses.publisher.isBeating() },
}
