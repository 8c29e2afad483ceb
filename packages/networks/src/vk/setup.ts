import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkSetup } from '../setup.ts'

export const setup: NetworkSetup = {
  portal: { title: 'VK для разработчиков', url: 'https://id.vk.com/about/business' },
  steps: [
    'Регистрировать приложение не обязательно: человек вставляет ключ доступа своего сообщества.',
    'Ключ создают в сообществе: «Управление» → «Работа с API» → «Ключи доступа», с правами на стену, истории и управление.',
    'Ключ публикует текст, ссылки и истории. Фото, видео и статистику VK отдаёт только токену пользователя: его можно вставить вместо ключа.',
    'Чтобы сообщества подключались входом через VK ID, создайте приложение вида Web, впишите адрес возврата, запросите у VK расширенные права wall, photos, video, stories, groups и stats и, когда их дадут, задайте VK_COMMUNITIES_CLIENT_ID.',
  ],
  review:
    'Для ключей проверки нет. Вход через VK ID с правом публиковать VK включает приложению отдельно: нужны подтверждённый бизнес-профиль и письмо в поддержку разработчиков.',
  beforeReview: ['Сообщество принимает не больше 50 записей в день.'],
  variables: [
    {
      name: 'VK_COMMUNITIES_CLIENT_ID',
      meaning:
        'приложение VK ID, которому VK дал права публиковать; защищённый ключ не нужен. Без него сообщества подключают ключом доступа',
    },
  ],
  pullsMedia: false,
  apiVersion: null,

  checkApp: async ({ ctx }) => {
    const url = `${getEndpoint({ ctx, name: 'api' })}/method/utils.getServerTime`
    const outcome = await ctx.http({ method: 'POST', url, form: { v: '5.199' } })
    return outcome.kind === 'replied' && outcome.reply.status < 500
      ? { kind: 'accepted' }
      : { kind: 'unreachable' }
  },
}
