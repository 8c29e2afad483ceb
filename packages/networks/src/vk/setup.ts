import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkSetup } from '../setup.ts'

export const setup: NetworkSetup = {
  portal: { title: 'VK для разработчиков', url: 'https://id.vk.com/about/business' },
  steps: [
    'Регистрировать приложение не нужно: человек вставляет ключ доступа своего сообщества.',
    'Ключ создают в сообществе: «Управление» → «Работа с API» → «Ключи доступа», с правами на стену, истории и управление.',
    'Ключ публикует текст, ссылки и истории. Фото, видео и статистику VK отдаёт только токену пользователя: его можно вставить вместо ключа.',
  ],
  review: 'Проверки нет.',
  beforeReview: ['Сообщество принимает не больше 50 записей в день.'],
  variables: [],
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
