import type { Module } from '../../../platform/module.ts'
import { listConfigured } from '../../../platform/outside/messengers/messengers.ts'
import { createBotJobs } from './bot.jobs.ts'
import { createMountBot } from './bot.routes.ts'
import { runBot } from './bot.service.ts'
import type { UpdateHandler } from './dispatch-update.ts'
import { exportParkedUpdates, purgeParkedUpdates } from './park-update.ts'

export { describeToday, listPlanned } from './plan-message.ts'
export { describeFigures } from './stats-message.ts'
export type { UpdateHandler }

/** `updateHandlers` belong to other modules, such as payments in Stars. */
export const createBotModule = ({
  updateHandlers,
}: {
  updateHandlers: readonly UpdateHandler[]
}): Module => ({
  name: 'bot',
  routes: createMountBot({ updateHandlers }),
  jobs: () => createBotJobs(updateHandlers),
  exportPersonalData: exportParkedUpdates,
  purge: purgeParkedUpdates,
  services: (ctx) =>
    listConfigured(ctx.config).map((messenger) => ({
      name: `bot-${messenger.name}`,
      role: 'bot',
      run: (signal) => runBot({ ctx, messenger, updateHandlers, signal }),
    })),
})
