import type { Module } from '../../platform/module.ts'
import { runSender } from './run-sender.ts'
import type { OnSettled } from './sender.ts'

export {
  endAction,
  findAction,
  findChatOf,
  findReplyAction,
  markPressed,
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
  queueEdit,
  queueMessage,
  queueQuestion,
  queueVideo,
} from './queue-message.ts'
export { createSender, type OnSettled } from './sender.ts'

/** `onSettled` is the module whose messages are followed. */
export const createBotOutboxModule = ({ onSettled }: { onSettled: OnSettled }): Module => ({
  name: 'bot-outbox',
  services: (ctx) =>
    ctx.config.telegram
      ? [
          {
            name: 'bot-sender',
            role: 'worker',
            run: (signal) => runSender({ ctx, onSettled, signal }),
          },
        ]
      : [],
})
