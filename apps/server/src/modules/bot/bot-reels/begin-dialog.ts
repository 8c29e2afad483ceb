import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import { joinSentences } from '@kadr/domain/base/sentences'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import { queueMessage } from '../../delivery/bot-outbox/index.ts'
import { planQuestions } from '../../studio/ai/index.ts'
import { findWriter, listWriters } from '../bot-drafts/index.ts'
import { copy } from './copy.ts'
import { addTaken, hasTaken } from './dialog-steps.ts'
import { type DialogRow, ensureDialog, updateDialog } from './dialogs.repository.ts'
import { enterDialog } from './move-dialog.ts'
import { closeMessage, isOver, RIGHTS, showDialog } from './show-dialog.ts'

export type Begin = {
  ctx: AppContext
  tx: Tx
  userId: string
  place: ChatAddress
  sentence: string
  /** The messenger's id of the message; none for a button. */
  number?: string
  /** Asked for when the person has several. */
  workspaceId?: string
}

const findPlaces = async ({ ctx, userId, workspaceId }: Begin): Promise<string[]> => {
  if (workspaceId === undefined) {
    const writers = await listWriters({ ctx, userId, rights: RIGHTS })
    return writers.map(({ actor }) => actor.workspaceId)
  }
  return (await findWriter({ ctx, userId, workspaceId, rights: RIGHTS })) ? [workspaceId] : []
}

/** Ends the dialog with a word. */
export const endDialog = async ({
  ctx,
  tx,
  dialog,
  text,
  number,
}: {
  ctx: AppContext
  tx: Tx
  dialog: DialogRow
  text: string
  number?: string | undefined
}): Promise<void> => {
  await closeMessage({ ctx, tx, dialog, text: copy.ended })
  const values = { state: 'ended', askedId: null, offered: null } as const
  const { id, messenger, chatId, userId } = dialog
  const updatedAt = ctx.clock.now()
  const { version } = await updateDialog({
    db: tx,
    id,
    values: {
      ...values,
      updatedAt,
      ...(number !== undefined && { taken: addTaken(dialog, number) }),
    },
  })
  const content = { title: '', text, rows: [] }
  await queueMessage({
    ctx,
    tx,
    key: `dialog:${id}:${version}`,
    to: { messenger, chatId, userId },
    content,
  })
}

/** The dialog has its workspace: what breaks a rule ends here, the rest is asked or written. */
export const planDialog = async ({
  ctx,
  tx,
  dialog,
  workspaceId,
}: {
  ctx: AppContext
  tx: Tx
  dialog: DialogRow
  workspaceId: string
}): Promise<DialogRow | { rule: string }> => {
  const planned = await planQuestions({ ctx, workspaceId, sentence: dialog.sentence })
  if (planned.outcome === 'refused') return { rule: planned.rule }
  const placed = await updateDialog({ db: tx, id: dialog.id, values: { workspaceId } })
  return enterDialog({ ctx, tx, dialog: placed, plan: planned.plan })
}

/** A dialog that is open is over: one chat asks about one reel. */
export const beginDialog = async (begin: Begin): Promise<void> => {
  const { ctx, tx, userId, place, sentence } = begin
  const now = ctx.clock.now()
  const before = await ensureDialog({ db: tx, userId, place, now })
  if (begin.number !== undefined && hasTaken(before, begin.number)) return
  if (!isOver({ ctx, dialog: before })) {
    await closeMessage({ ctx, tx, dialog: before, text: copy.ended })
  }
  const { taken } = before
  const places = await findPlaces(begin)
  const [only, ...others] = places
  const dialog = await updateDialog({
    db: tx,
    id: before.id,
    values: {
      messenger: place.messenger,
      workspaceId: null,
      state: 'choosing',
      sentence: sentence.slice(0, SENTENCE_MAX),
      answers: [],
      askedId: null,
      offered: null,
      isEditing: false,
      reelId: null,
      reelVersion: null,
      messageId: null,
      templateId: null,
      mediaIds: [],
      taken: begin.number === undefined ? taken : addTaken({ taken }, begin.number),
      updatedAt: now,
    },
  })
  if (only === undefined) return endDialog({ ctx, tx, dialog, text: copy.noRight })
  if (others.length > 0) return showDialog({ ctx, tx, dialog })
  const planned = await planDialog({ ctx, tx, dialog, workspaceId: only })
  if ('rule' in planned) {
    const text = joinSentences([copy.refused, planned.rule])
    return endDialog({ ctx, tx, dialog, text })
  }
  await showDialog({ ctx, tx, dialog: planned })
}
