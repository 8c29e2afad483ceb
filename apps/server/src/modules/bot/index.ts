import type { Module } from '../../platform/module.ts'
import { createMountBot } from './bot.routes.ts'
import { runBot } from './bot.service.ts'
import type { TakeUpdate } from './take-update.ts'

export { describeToday, listPlanned } from './plan-message.ts'
export { describeFigures } from './stats-message.ts'

/** `takers` are other modules that updates concern, such as payments in Stars. */
export const createBotModule = ({ takers }: { takers: readonly TakeUpdate[] }): Module => ({
  name: 'bot',
  routes: createMountBot({ takers }),
  services: (ctx) => {
    const token = ctx.config.telegram?.botToken
    if (!token) return []
    return [{ name: 'bot', role: 'bot', run: (signal) => runBot({ ctx, token, takers, signal }) }]
  },
})
