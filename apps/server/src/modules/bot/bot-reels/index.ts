import type { AppContext } from '../../../context.ts'
import type { Module } from '../../../platform/module.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { botReelsJobs } from './bot-reels.jobs.ts'
import { deleteOlderThan, listDialogsOf } from './dialogs.repository.ts'
import { DIALOG_MS } from './show-dialog.ts'

export { beginFromDraft, beginTemplateFromDraft } from './begin-from-draft.ts'
export { pressBuild } from './build-reel.ts'
export {
  chooseDialogPlace,
  pressChip,
  pressEdit,
  pressFinish,
  pressNext,
  pressRemember,
  pressSkip,
  pressSplit,
  pressTemplate,
} from './change-dialog.ts'
export { composeRefused } from './compose-refused.ts'
export { copy as dialogCopy } from './copy.ts'
export { handleReelUpdate } from './handle-reel-update.ts'

const purgeDialogs = ({ ctx: { db, clock } }: { ctx: AppContext }) =>
  deleteOlderThan({ db, moment: new Date(clock.now().getTime() - 2 * DIALOG_MS) })

export const botReelsModule: Module = {
  name: 'bot-reels',
  jobs: () => botReelsJobs,
  exportPersonalData: ({ ctx: { db }, userId }) => ({
    botDialogs: readAtOnce(() => listDialogsOf({ db, userId })),
  }),
  purge: purgeDialogs,
}
