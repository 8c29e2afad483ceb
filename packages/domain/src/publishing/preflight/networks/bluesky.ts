import { type NetworkRules, problem } from '../draft.ts'
import { BASE } from './base.ts'

export const blueskyRules: NetworkRules = {
  ...BASE,
  title: 'Bluesky',
  check: ({ draft: { media, settings } }) =>
    media.length > 0 && settings.linkCard
      ? [
          problem({
            level: 'warning',
            code: 'link_card_unseen',
            message: 'Bluesky не показывает карточку ссылки рядом с медиа: выйдут только медиа',
            field: 'settings.linkCard',
            fixes: ['reset_setting'],
          }),
        ]
      : [],
}
