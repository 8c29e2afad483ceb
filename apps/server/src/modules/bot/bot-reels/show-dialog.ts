import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import {
  type BotButton,
  type MessageContent,
  queueEdit,
  queueMessage,
} from '../../delivery/bot-outbox/index.ts'
import { listWriters } from '../bot-drafts/index.ts'
import { copy } from './copy.ts'
import { type DialogRow, setMessage } from './dialogs.repository.ts'
import { listOffered } from './offer-templates.ts'
import { planOf } from './plan-dialog.ts'
import { composeOffer, composeQuestion, dialogOf, type Shown } from './question-message.ts'
import { composeReel } from './reel-message.ts'

/** Both are needed to make a reel. */
export const RIGHTS = ['ai.use', 'reels.write'] as const

/** Questions end a day after the last answer. */
export const DIALOG_MS = DAY_MS

export const isOver = ({ ctx, dialog }: { ctx: AppContext; dialog: DialogRow }): boolean =>
  dialog.state === 'ended' || ctx.clock.now().getTime() - dialog.updatedAt.getTime() > DIALOG_MS

export const recipientOf = ({ messenger, chatId, userId, workspaceId }: DialogRow) => ({
  messenger,
  chatId,
  userId,
  ...(workspaceId && { workspaceId }),
})

const said = (text: string): MessageContent => ({ title: '', text, rows: [] })

const composePlaces = async ({
  ctx,
  dialog,
}: Pick<Shown, 'ctx' | 'dialog'>): Promise<MessageContent> => {
  const writers = await listWriters({ ctx, userId: dialog.userId, rights: RIGHTS })
  const rows = writers.map(({ name, actor: { workspaceId } }): BotButton[] => [
    { text: name, action: { kind: 'dialog_workspace', ...dialogOf(dialog) }, workspaceId },
  ])
  return { title: copy.about(dialog.sentence), text: copy.whichWorkspace, rows }
}

/** Before the first answer a template of the workspace may be taken instead of the questions. */
const offerTemplates = async ({
  ctx,
  dialog,
  workspaceId,
}: Pick<Shown, 'ctx' | 'dialog'> & { workspaceId: string }) => {
  const isBegun = dialog.templateId !== null || dialog.answers.length > 0 || dialog.isEditing
  return isBegun ? [] : listOffered({ ctx, workspaceId })
}

/** The dialog as it is now. */
export const composeDialog = async ({
  ctx,
  dialog,
  note,
}: Omit<Shown, 'plan'>): Promise<MessageContent> => {
  const { state, workspaceId } = dialog
  if (state === 'choosing') return composePlaces({ ctx, dialog })
  if (workspaceId === null || isOver({ ctx, dialog })) return said(note ?? copy.ended)
  const plan = await planOf({ ctx, workspaceId, dialog })
  if (state === 'asking') {
    const templates = await offerTemplates({ ctx, dialog, workspaceId })
    return composeQuestion({ ctx, dialog, plan, note, templates })
  }
  if (state === 'sorting') return composeOffer({ ctx, dialog, plan, note })
  if (state === 'drafted') return composeReel({ ctx, dialog, plan, note })
  const isByAi = plan.isKnown && dialog.answers.length === 0 && dialog.reelId === null
  return said(isByAi ? copy.writingKnown : copy.writing)
}

/** As a new message at the end of the chat. */
export const showDialog = async ({
  ctx,
  tx,
  dialog,
  note,
}: {
  ctx: AppContext
  tx: Tx
  dialog: DialogRow
  note?: string | undefined
}): Promise<void> => {
  const content = await composeDialog({ ctx, dialog, note })
  const key = `dialog:${dialog.id}:${dialog.version}`
  const messageId = await queueMessage({ ctx, tx, key, to: recipientOf(dialog), content })
  if (messageId !== undefined) await setMessage({ db: tx, id: dialog.id, messageId })
}

/** The message that showed the dialog keeps its words and loses its buttons. */
export const closeMessage = async ({
  ctx,
  tx,
  dialog,
  text,
}: {
  ctx: AppContext
  tx: Tx
  dialog: DialogRow
  text: string
}): Promise<void> => {
  const { id, version, messageId } = dialog
  if (messageId === null) return
  await queueEdit({
    ctx,
    tx,
    key: `dialog:${id}:${version}:closed`,
    editsId: messageId,
    withdrawn: copy.taken,
    to: recipientOf(dialog),
    content: said(text),
  })
}
