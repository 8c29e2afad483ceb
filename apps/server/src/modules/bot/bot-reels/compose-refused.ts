import type { AppContext } from '../../../context.ts'
import type { MessageContent } from '../../delivery/bot-outbox/index.ts'
import { findDialog } from './dialogs.repository.ts'
import { composeDialog, isOver } from './show-dialog.ts'

/** A refused press: the dialog as it is now with the reason, where its message still shows it. */
export const composeRefused = async ({
  ctx,
  dialogId,
  messageId,
  what,
}: {
  ctx: AppContext
  dialogId: number
  messageId: number
  what: string
}): Promise<MessageContent> => {
  const dialog = await findDialog({ db: ctx.db, id: dialogId })
  const isShown = dialog?.messageId === messageId && !isOver({ ctx, dialog })
  return isShown ? composeDialog({ ctx, dialog, note: what }) : { title: '', text: what, rows: [] }
}
