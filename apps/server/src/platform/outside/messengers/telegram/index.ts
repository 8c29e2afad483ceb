import { SECOND_MS } from '@kadr/kit/durations'
import { isLocalBot } from '../../../../config/sandbox-credentials.ts'
import type { Messenger } from '../port.ts'
import { verifyWebAppData } from '../web-app-data.ts'
import { canOpenApp } from './app-button.ts'
import { telegramWebhookSecret } from './call-telegram.ts'
import { calls, threadOf } from './calls.ts'
import { answerInline } from './inline.ts'
import { isGroup, limits, MAX_FETCHED_BYTES } from './limits.ts'
import { listen } from './listen.ts'
import { MAX_READ_BYTES, openTelegramFile } from './open-file.ts'
import { readUpdate } from './read-update.ts'
import { answerPress, hasChat, send } from './send.ts'
import { startGroupLink, startLink } from './start-link.ts'

export const telegram: Messenger = {
  name: 'telegram',
  botOf: ({ telegram: bot }) => (bot ? { ...bot, isLocal: isLocalBot(bot) } : undefined),
  readUpdate,
  listen,
  webhook: { isOn: ({ bot }) => bot.isWebhook, secret: telegramWebhookSecret },
  verifyLaunch: ({ config: { telegram: bot }, initData }) =>
    bot
      ? verifyWebAppData({
          initData,
          botToken: bot.botToken,
          // Kept without the name since before there was another messenger.
          prefix: 'init-data:',
          unitOf: () => SECOND_MS,
        })
      : undefined,
  limits,
  maxFetchedBytes: MAX_FETCHED_BYTES,
  isGroup,
  calls,
  asksByReply: true,
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
  maxReadBytes: MAX_READ_BYTES,
  openFile: openTelegramFile,
}
