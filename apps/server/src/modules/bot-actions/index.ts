import type { Module } from '../../platform/module.ts'
import { actOnPress } from './bot-actions.jobs.ts'

export { takeBotAction } from './take-press.ts'

/** What buttons of the bot's messages do. */
export const botActionsModule: Module = { name: 'bot-actions', jobs: () => [actOnPress] }
