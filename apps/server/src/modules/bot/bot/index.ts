import type { Module } from '../../../platform/module.ts'
import { messenger } from '../../../platform/outside/messengers/messenger.ts'
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
  services: (ctx) => {
    if (!messenger.isConfigured(ctx.config)) return []
    return [{ name: 'bot', role: 'bot', run: (signal) => runBot({ ctx, updateHandlers, signal }) }]
  },
})
