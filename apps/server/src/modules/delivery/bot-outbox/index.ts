import type { Module } from '../../../platform/module.ts'
import { messenger } from '../../../platform/outside/messengers/messenger.ts'
import { exportBot, measureOutbox, purgeOldMessages } from './outbox.service.ts'
import { runSender } from './run-sender.ts'
import { createSender, type SenderHooks } from './sender.ts'

export {
  endAction,
  findAction,
  findChatOf,
  findReplyAction,
  markPressed,
  reopenAction,
  type StoredAction,
} from './actions.service.ts'
export {
  type BotAction,
  botAction,
  type DialogAction,
  type DraftAction,
  type NoticeAction,
  noticeAction,
} from './bot-action.ts'
export { findAddressOf, findQueuedId, findUserOf, isGroup } from './outbox.service.ts'
export {
  type BotButton,
  type MessageContent,
  queueDocument,
  queueEdit,
  queueMessage,
  queuePicture,
  queueQuestion,
  queueVideo,
} from './queue-message.ts'
export type { OnChatLost, OnSettled } from './sender.ts'
export { type StoredFile, storeFile } from './stored-files.ts'
export { createSender }

/** `hooks` come from the module that owns the messages. */
export const createBotOutboxModule = (hooks: SenderHooks): Module => ({
  name: 'bot-outbox',
  exportPersonalData: exportBot,
  purge: purgeOldMessages,
  measure: measureOutbox,
  services: (ctx) => {
    if (!messenger.isConfigured(ctx.config)) return []
    // Outside `run`: rate limits and unstored results survive a restart of the service.
    const sendDue = createSender({ ctx, ...hooks })
    return [{ name: 'bot-sender', role: 'worker', run: (signal) => runSender({ sendDue, signal }) }]
  },
})
