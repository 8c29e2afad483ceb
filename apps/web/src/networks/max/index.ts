import { attachMaxChannel, detachMaxChannel } from '@kadr/contract/publishing/connecting'
import type { WebNetwork } from '../network.ts'
import { MaxMark } from './mark.tsx'

export const max: WebNetwork = {
  id: 'max',
  title: 'MAX',
  Mark: MaxMark,
  color: '#5b3df5',
  gives: 'Посты, альбомы и видео в ваших каналах',
  needs: 'Нужно быть администратором канала и добавить туда нашего бота',
  methods: [
    {
      by: 'bot',
      copy: {
        steps: (botName) => [
          `Откройте канал в MAX и добавьте бота @${botName} в администраторы с правом «Писать сообщения».`,
          'Проверьте, что вы сами администратор этого канала, а MAX привязан в профиле.',
          'Введите имя канала и нажмите «Подключить».',
        ],
        openBot: 'Открыть бота в MAX',
        channel: 'Канал',
        channelHint: 'Имя вида @kanal, ссылка max.ru или номер закрытого канала',
      },
      findBot: ({ maxBotName }) => maxBotName,
      botUrl: (botName) => `https://max.ru/${botName}`,
      attach: (api, body) => api.call(attachMaxChannel, { body }),
    },
  ],
  pick: (connections) => connections.maxChannels,
  detach: (api, id) => api.call(detachMaxChannel, { params: { id } }),
}
