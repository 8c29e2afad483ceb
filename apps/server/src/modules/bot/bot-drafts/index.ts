import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../../platform/module.ts'
import { createDraftJobs } from './bot-drafts.jobs.ts'
import { exportBotInbox, purgeOldInbox } from './inbox.service.ts'

export { changeAccounts, orderProduct, planDraft } from './change-draft.ts'
export { chooseWorkspace } from './choose-workspace.ts'
export { composeDraft } from './draft-message.ts'
export { queueReelDraft, queueReelVideo } from './draft-reel.ts'
export { tomorrowAt } from './draft-times.ts'
export { findWriter, listWriters } from './find-writers.ts'
export { handleContentUpdate } from './handle-content-update.ts'

export const botDraftsModule: Module = {
  name: 'bot-drafts',
  // Reads pages at links that people send to the bot.
  jobs: () => createDraftJobs({ fetch: createSafeFetch() }),
  exportPersonalData: exportBotInbox,
  purge: purgeOldInbox,
}
