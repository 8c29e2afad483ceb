import type { DialogAction, MessageContent } from '../../delivery/bot-outbox/index.ts'
import {
  chooseDialogPlace,
  dialogCopy,
  pressBuild,
  pressChip,
  pressEdit,
  pressFinish,
  pressNext,
  pressRemember,
  pressSkip,
  pressSplit,
  pressTemplate,
} from '../bot-reels/index.ts'
import type { Performers, RedrawnMessage } from './performer.ts'

const redrawn = async (content: Promise<MessageContent>): Promise<RedrawnMessage> => ({
  what: dialogCopy.changed,
  content: await content,
})

const right = 'ai.use'

/** Buttons of the questions about a reel. */
export const dialogPerformers: Performers<DialogAction['kind']> = {
  dialog_workspace: {
    right,
    run: ({ ctx, tx, actor, action: { dialog } }) =>
      redrawn(chooseDialogPlace({ ctx, tx, actor, dialog })),
  },
  dialog_chip: {
    right,
    run: ({ ctx, tx, actor, action: { dialog, chip } }) =>
      redrawn(pressChip({ ctx, tx, actor, dialog, chip })),
  },
  dialog_next: {
    right,
    run: ({ ctx, tx, actor, action: { dialog } }) => redrawn(pressNext({ ctx, tx, actor, dialog })),
  },
  dialog_skip: {
    right,
    run: ({ ctx, tx, actor, action: { dialog } }) => redrawn(pressSkip({ ctx, tx, actor, dialog })),
  },
  dialog_split: {
    right,
    run: ({ ctx, tx, actor, action: { dialog, isOne } }) =>
      redrawn(pressSplit({ ctx, tx, actor, dialog, isOne })),
  },
  dialog_template: {
    right: 'reels.write',
    run: ({ ctx, tx, actor, action: { dialog, templateId } }) =>
      redrawn(pressTemplate({ ctx, tx, actor, dialog, templateId })),
  },
  dialog_finish: {
    right: 'reels.write',
    run: ({ ctx, tx, actor, action: { dialog } }) =>
      redrawn(pressFinish({ ctx, tx, actor, dialog })),
  },
  dialog_edit: {
    right,
    run: ({ ctx, tx, actor, action: { dialog } }) => redrawn(pressEdit({ ctx, tx, actor, dialog })),
  },
  dialog_remember: {
    right: 'business.write',
    run: ({ ctx, tx, actor, action: { dialog } }) =>
      redrawn(pressRemember({ ctx, tx, actor, dialog })),
  },
  dialog_build: {
    right: 'reels.write',
    run: ({ ctx, tx, actor, action: { dialog, reelId } }) =>
      redrawn(pressBuild({ ctx, tx, actor, dialog, reelId })),
  },
}
