import { attachVk, detachVk } from '@kadr/contract/publishing/connecting'
import type { WebNetwork } from '../network.ts'
import { VkMark } from './mark.tsx'

export const vk: WebNetwork = {
  id: 'vk',
  title: 'VK',
  Mark: VkMark,
  color: '#0061c2',
  gives: 'Записи сообщества с фото и видео, истории и первый комментарий',
  needs: 'Нужен ключ доступа сообщества, а для фото, видео и статистики — токен администратора',
  methods: [
    {
      by: 'password',
      copy: {
        username: 'Адрес сообщества',
        usernameHint: 'Например, vk.com/polden.coffee',
        password: 'Ключ доступа',
        passwordHint:
          'Ключ создают в сообществе: «Управление» → «Работа с API» → «Ключи доступа» → «Создать ключ». Отметьте управление, стену и истории. Ключ публикует текст, ссылки и истории. Фото, видео и статистику VK отдаёт только токену администратора: вставьте его вместо ключа, если он у вас есть.',
        help: { label: 'Открыть мои сообщества', url: 'https://vk.com/groups?tab=admin' },
      },
      attach: (api, body) => api.call(attachVk, { body }),
    },
  ],
  pick: (connections) => connections.vkCommunities,
  detach: (api, id) => api.call(detachVk, { params: { id } }),
}
