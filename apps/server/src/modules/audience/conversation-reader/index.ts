import { SECOND_MS } from '@kadr/kit/durations'
import { runEvery } from '../../../platform/leases/run-every.ts'
import type { Module } from '../../../platform/module.ts'
import { mountHooks } from './hooks.routes.ts'
import { runReader } from './run-reader.ts'

export { runReader } from './run-reader.ts'
export { handleConversationUpdate } from './take-update.ts'

const POLL_MS = 2 * SECOND_MS

export const conversationReaderModule: Module = {
  name: 'conversation-reader',
  rawRoutes: mountHooks,
  services: (ctx) => [
    {
      name: 'conversation-reader',
      role: 'worker',
      isEverywhere: true,
      run: (signal) =>
        runEvery({
          ms: POLL_MS,
          signal,
          log: ctx.log,
          event: 'conversations.claim_failed',
          run: () => runReader({ ctx, signal }),
        }),
    },
  ],
}
