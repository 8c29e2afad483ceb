import { createCard } from '@kadr/contract/create-card'
import type { DemoSlideshow } from './demo-reels.ts'

export const CLIPS: readonly DemoSlideshow[] = [
  {
    key: 'clip-intro',
    title: 'Заставка мастерской',
    style: 'cuts',
    cards: [
      createCard('hook', {
        title: 'Студия *Анны*',
        sub: 'Посуда и мастер-классы',
        object: 'amphora',
      }),
    ],
  },
  {
    key: 'clip-outro',
    title: 'Концовка: как нас найти',
    style: 'cuts',
    cards: [
      createCard('cta', {
        title: 'Приходите *лепить*',
        sub: 'Нижний Новгород, Рождественская, 12',
        act: 'Напишите «чашка»',
        object: 'teapot',
      }),
    ],
  },
]
