import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../platform/module.ts'
import { createDraftJobs } from './bot-drafts.jobs.ts'

export { changeAccounts, orderProduct, planDraft } from './change-draft.ts'
export { chooseWorkspace } from './choose-workspace.ts'
export { composeDraft } from './draft-message.ts'
export { queueReelDraft, queueReelVideo } from './draft-reel.ts'
export { exportBotInbox, purgeOldInbox } from './inbox.service.ts'
export { takeContent } from './take-content.ts'

export const botDraftsModule: Module = {
  name: 'bot-drafts',
  // Opens pages at links that people send to the bot.
  jobs: () => createDraftJobs({ fetch: createSafeFetch() }),
}
