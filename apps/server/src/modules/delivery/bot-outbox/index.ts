import type { Module } from '../../../platform/module.ts'
import { listConfigured } from '../../../platform/outside/messengers/messengers.ts'
import { exportBot, measureOutbox, purgeOldMessages } from './outbox.service.ts'
import { runSender } from './run-sender.ts'
import { createSender, type SenderHooks } from './sender.ts'

export {
  endAction,
  findAction,
  findChatOf,
  findReplyAction,
  findSentMessage,
  markPressed,
  reopenAction,
  type StoredAction,
} from './actions.service.ts'
export {
  type AnswerAction,
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
export type { HasOtherWay, OnChatLost, OnSettled } from './sender.ts'
export { type StoredFile, storeFile } from './stored-files.ts'
export { createSender }

/** `hooks` come from the module that owns the messages. */
export const createBotOutboxModule = (hooks: SenderHooks): Module => ({
  name: 'bot-outbox',
  exportPersonalData: exportBot,
  purge: purgeOldMessages,
  measure: measureOutbox,
  services: (ctx) => {
    // One for each messenger: while one is out of reach, the others go on.
    return listConfigured(ctx.config).map((messenger) => {
      // Outside `run`: rate limits and unstored results survive a restart of the service.
      const sendDue = createSender({ ctx, messenger, ...hooks })
      return {
        name: `bot-sender-${messenger.name}`,
        role: 'worker',
        run: (signal) => runSender({ sendDue, signal }),
      }
    })
  },
})
