import type { Messenger } from '../port.ts'
import { canOpenApp } from './app-button.ts'
import { telegramWebhookSecret } from './call-telegram.ts'
import { calls, threadOf } from './calls.ts'
import { answerInline } from './inline.ts'
import { isGroup, limits, MAX_FETCHED_BYTES } from './limits.ts'
import { listen } from './listen.ts'
import { openTelegramFile } from './open-file.ts'
import { readUpdate } from './read-update.ts'
import { answerPress, hasChat, send } from './send.ts'
import { startGroupLink, startLink } from './start-link.ts'

export const telegram: Messenger = {
  provider: 'telegram',
  isConfigured: ({ telegram: bot }) => bot !== null,
  readUpdate,
  listen,
  webhookSecret: telegramWebhookSecret,
  limits,
  maxFetchedBytes: MAX_FETCHED_BYTES,
  isGroup,
  calls,
  threadOf,
  send,
  hasChat,
  answerPress,
  answerInline,
  addressOf: ({ id, username }) => (username ? `@${username}` : `tg://user?id=${id}`),
  links: {
    canOpenPages: canOpenApp,
    start: startLink,
    startGroup: startGroupLink,
    channelPage: (chatId) => `/connections?telegram=${chatId}`,
  },
  openFile: openTelegramFile,
}
