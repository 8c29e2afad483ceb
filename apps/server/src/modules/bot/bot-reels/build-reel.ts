import { UserError } from '@kadr/domain/base/app-error'
import type { MessageContent } from '../../delivery/bot-outbox/index.ts'
import { renderReel } from '../../studio/reels/index.ts'
import type { Press } from './change-dialog.ts'
import { copy } from './copy.ts'
import { lockDialog } from './dialogs.repository.ts'
import { planOf } from './plan-dialog.ts'
import { composeReel } from './reel-message.ts'
import { isOver } from './show-dialog.ts'

const HISTORY = { text: copy.history, path: '/reels/generation-history' }

/** Also after the dialog has ended. A second press finds the render that is under way. */
export const pressBuild = async ({
  ctx,
  tx,
  actor: { workspaceId, userId },
  dialog: { id },
  reelId,
}: Press & { reelId: string }): Promise<MessageContent> => {
  try {
    await renderReel({ ctx, workspaceId, userId, id: reelId, output: 'video' })
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== 'NOT_FOUND') throw error
    return { title: '', text: copy.reelGone, rows: [] }
  }
  const dialog = await lockDialog({ db: tx, id })
  if (!dialog || isOver({ ctx, dialog }) || dialog.reelId !== reelId) {
    return { title: '', text: copy.building, rows: [[HISTORY]] }
  }
  const plan = await planOf({ ctx, workspaceId, dialog })
  const shown = { ctx, dialog, plan, note: copy.building }
  return composeReel(shown, { isBuilt: true })
}
