import type { Module } from '../../platform/module.ts'
import { runSender } from './run-sender.ts'
import { createSender, type SenderHooks } from './sender.ts'

export {
  endAction,
  findAction,
  findPlaceOf,
  findReplyAction,
  markPressed,
  reopenAction,
  type StoredAction,
} from './actions.service.ts'
export {
  type BotAction,
  botAction,
  type DraftAction,
  type NoticeAction,
  noticeAction,
} from './bot-action.ts'
export { exportBot, findQueuedId, purgeOldMessages } from './outbox.service.ts'
export {
  type BotButton,
  type MessageContent,
  queueDocument,
  queueEdit,
  queueMessage,
  queueQuestion,
  queueVideo,
} from './queue-message.ts'
export { isGroup } from './send-limits.ts'
export type { OnChatLost, OnSettled } from './sender.ts'
export { type StoredFile, storeFile } from './stored-files.ts'
export { createSender }

/** `hooks` are of the module whose messages are followed. */
export const createBotOutboxModule = (hooks: SenderHooks): Module => ({
  name: 'bot-outbox',
  services: (ctx) => {
    if (!ctx.config.telegram) return []
    // Of the process: limits, and what it knows, outlast a restart of the service.
    const sendDue = createSender({ ctx, ...hooks })
    return [{ name: 'bot-sender', role: 'worker', run: (signal) => runSender({ sendDue, signal }) }]
  },
})
