import type { Module } from '../../../platform/module.ts'
import { actOnPress, suggestOnPress } from './bot-actions.jobs.ts'

export { handleActionUpdate } from './handle-action-update.ts'

export const botActionsModule: Module = {
  name: 'bot-actions',
  jobs: () => [actOnPress, suggestOnPress],
}
