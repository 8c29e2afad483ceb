import { attachTelegramChannel, detachTelegramChannel } from '@kadr/contract/publishing/connecting'
import type { WebNetwork } from '../network.ts'
import { TelegramMark } from './mark.tsx'

/** Permissions requested by the link: to post, and to edit and delete the bot's own posts. */
const RIGHTS = 'post_messages+edit_messages+delete_messages'

export const telegram: WebNetwork = {
  id: 'telegram',
  title: 'Telegram',
  Mark: TelegramMark,
  color: '#1f7fb8',
  gives: 'Посты, альбомы и видео в ваших каналах',
  needs: 'Нужно быть администратором канала и добавить туда нашего бота',
  methods: [
    {
      by: 'bot',
      copy: {
        steps: (botName) => [
          `Добавьте бота @${botName} в администраторы канала с правом публиковать сообщения.`,
          'Проверьте, что вы сами администратор этого канала.',
          'Введите имя канала и нажмите «Подключить».',
        ],
        openBot: 'Добавить бота в канал',
        channel: 'Канал',
        channelHint: 'Имя вида @kanal, ссылка t.me или номер закрытого канала',
      },
      findBot: ({ telegramBotName }) => telegramBotName,
      botUrl: (botName) => `https://t.me/${botName}?startchannel&admin=${RIGHTS}`,
      attach: (api, body) => api.call(attachTelegramChannel, { body }),
    },
  ],
  pick: (connections) => connections.telegramChannels,
  detach: (api, id) => api.call(detachTelegramChannel, { params: { id } }),
}
