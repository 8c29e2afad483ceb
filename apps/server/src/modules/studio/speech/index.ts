import { HOUR_MS } from '@kadr/kit/durations'
import { runEvery } from '../../../platform/leases/run-every.ts'
import type { Module } from '../../../platform/module.ts'
import { speechConsumers } from './speech.consumers.ts'
import { forgetVoicesJob } from './speech.jobs.ts'
import { mountSpeech } from './speech.routes.ts'
import { pruneVoices } from './voice-cache.ts'

export { decodeSound } from './decode-sound.ts'
export { offlineEngine } from './engines.ts'
export { speakOnce } from './speak-script.ts'
export { getVoices } from './voices.ts'

export const speechModule: Module = {
  name: 'speech',
  routes: mountSpeech,
  consumers: speechConsumers,
  jobs: () => [forgetVoicesJob],
  services: (ctx) => [
    {
      name: 'speech.prune-voices',
      role: 'http',
      isEverywhere: true,
      run: (signal) =>
        runEvery({
          ms: HOUR_MS,
          signal,
          log: ctx.log,
          event: 'speech.cache.prune_failed',
          run: () => pruneVoices({ ctx }),
        }),
    },
  ],
}
