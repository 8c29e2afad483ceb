import { attachBluesky, detachBluesky } from '@kadr/contract/publishing/connecting'
import type { WebNetwork } from '../network.ts'
import { BlueskyMark } from './mark.tsx'

export const bluesky: WebNetwork = {
  id: 'bluesky',
  title: 'Bluesky',
  Mark: BlueskyMark,
  color: '#1670e0',
  gives: 'Посты с картинками, видео и карточками ссылок',
  needs: 'Нужен пароль приложения: основной пароль мы не спрашиваем',
  methods: [
    {
      by: 'password',
      copy: {
        username: 'Имя в Bluesky',
        usernameHint: 'Например, anna.bsky.social или ваш домен',
        password: 'Пароль приложения',
        passwordHint:
          'Четыре группы по четыре знака. Создайте его в Bluesky: «Настройки» → «Конфиденциальность и безопасность» → «Пароли приложений». Мы используем его один раз и не сохраняем.',
        help: {
          label: 'Открыть настройки Bluesky',
          url: 'https://bsky.app/settings/app-passwords',
        },
      },
      attach: (api, body) => api.call(attachBluesky, { body }),
    },
  ],
  pick: (connections) => connections.blueskyAccounts,
  detach: (api, id) => api.call(detachBluesky, { params: { id } }),
}
