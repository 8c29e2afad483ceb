import { isLocalMax } from '../../../../config/sandbox-credentials.ts'
import type { Messenger } from '../port.ts'
import { verifyWebAppData } from '../web-app-data.ts'
import { calls } from './calls.ts'
import { isGroup, limits, MAX_FETCHED_BYTES } from './limits.ts'
import { startGroupLink, startLink } from './links.ts'
import { listen } from './listen.ts'
import { MAX_READ_BYTES, openMaxFile } from './open-file.ts'
import { readUpdate } from './read-update.ts'
import { answerPress, hasChat, send } from './send.ts'
import { unfoldInitData, unitOf } from './web-app-data.ts'

export const max: Messenger = {
  name: 'max',
  botOf: ({ max: bot }) => (bot ? { ...bot, isLocal: isLocalMax(bot) } : undefined),
  readUpdate,
  listen,
  webhook: {
    isOn: ({ max: bot }) => bot?.isWebhook ?? false,
    secret: (secrets) => secrets.derive('max-webhook').toString('hex'),
  },
  verifyLaunch: ({ config: { max: bot }, initData }) =>
    bot
      ? verifyWebAppData({
          initData: unfoldInitData(initData),
          botToken: bot.botToken,
          prefix: 'init-data:max:',
          unitOf,
        })
      : undefined,
  limits,
  maxFetchedBytes: MAX_FETCHED_BYTES,
  isGroup,
  calls,
  asksByReply: false,
  /** Groups have no topics. */
  threadOf: () => undefined,
  send,
  hasChat,
  answerPress,
  /** MAX has no words typed in other chats. */
  answerInline: async () => undefined,
  addressOf: ({ id, username }) => (username ? `https://max.ru/${username}` : `MAX ${id}`),
  links: {
    canOpenPages: ({ max: bot }) => bot !== null,
    start: startLink,
    startGroup: startGroupLink,
    channelPage: () => '/connections?connect=max',
  },
  maxReadBytes: MAX_READ_BYTES,
  openFile: openMaxFile,
}
