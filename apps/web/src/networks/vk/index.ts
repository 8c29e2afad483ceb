import {
  attachVk,
  attachVkCommunities,
  detachVk,
  vkCommunitiesUrl,
} from '@kadr/contract/publishing/connecting'
import { lazy } from 'react'
import { createCodeMethod } from '../code-method.ts'
import type { WebNetwork } from '../network.ts'
import { VkMark } from './mark.tsx'

export const vk: WebNetwork = {
  id: 'vk',
  title: 'VK',
  Mark: VkMark,
  color: '#0061c2',
  gives: 'Записи сообщества с фото и видео, истории и первый комментарий',
  needs: 'Нужно быть администратором сообщества',
  methods: [
    {
      by: 'password',
      label: 'Ключом сообщества',
      hint: 'Одно сообщество: текст, ссылки и истории.',
      copy: {
        username: 'Адрес сообщества',
        usernameHint: 'Например, vk.com/polden.coffee',
        password: 'Ключ доступа',
        passwordHint:
          'Отметьте управление, стену и истории. Фото, видео и статистику VK отдаёт только токену администратора: вставьте его вместо ключа, если он у вас есть.',
        help: { label: 'Открыть мои сообщества', url: 'https://vk.com/groups?tab=admin' },
      },
      Place: lazy(() => import('./key-place.tsx')),
      attach: (api, body) => api.call(attachVk, { body }),
    },
    createCodeMethod({
      network: 'vk',
      method: 'communities',
      url: vkCommunitiesUrl,
      attach: attachVkCommunities,
      label: 'Через VK ID',
      hint: 'Все сообщества, где вы администратор: с фото, видео и статистикой.',
    }),
  ],
  pick: (connections) => connections.vkCommunities,
  detach: (api, id) => api.call(detachVk, { params: { id } }),
}
