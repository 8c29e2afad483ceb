import type { Module } from '../../platform/module.ts'
import { mountBot } from './bot.routes.ts'
import { runBot } from './bot.service.ts'

export const botModule: Module = {
  name: 'bot',
  routes: mountBot,
  services: (ctx) => {
    const token = ctx.config.telegram?.botToken
    if (!token) return []
    return [{ name: 'bot', role: 'bot', run: (signal) => runBot({ ctx, token, signal }) }]
  },
}
