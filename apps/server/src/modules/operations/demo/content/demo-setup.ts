import type { Network } from '@kadr/contract/publishing/networks'
import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'
import type { BrandVoice } from '@kadr/contract/studio/ai'

export const VOICE: BrandVoice = {
  tone: 'friendly',
  about:
    'Гончарная мастерская Анны Ветровой в Нижнем Новгороде: посуда ручной работы и мастер-классы для тех, кто впервые садится за круг.',
  wordsToUse: ['мастерская', 'глина', 'обжиг', 'руками'],
  wordsToAvoid: ['премиальный', 'уникальный', 'эксклюзив'],
  examples: [
    'Чашка получается не с первого раза, и это нормально. Первая чашка Анны до сих пор стоит на полке: кривая, зато любимая.',
  ],
}

export const HASHTAG_SETS = [
  { name: 'Мастерская', tags: ['керамика', 'ручнаяработа', 'гончарнаямастерская', 'посуда'] },
  {
    name: 'Мастер-классы',
    tags: ['мастеркласс', 'гончарныйкруг', 'нижнийновгород', 'кудасходить'],
  },
]

/** Its posts need no settings, so a rule can fill them in. */
export const AUTOMATED_NETWORK: Network = 'telegram'

const WORKDAYS = [1, 3, 5]

/** Three mornings and a Saturday. */
export const SLOTS: readonly PostingSlot[] = [
  ...WORKDAYS.map((weekday) => ({ weekday, time: '10:00' })),
  { weekday: 6, time: '12:00' },
]

/** Beside the colour and the logo. */
export const BRAND_KIT = {
  accent: '#2f6f62',
  font: 'lora',
  bodyFont: 'montserrat',
  ending: { title: 'Студия *Анны*', act: 'Запись на мастер-классы — в профиле' },
} as const

/** Reels of the demo that others are made of: what each asks. */
export const TEMPLATES = [
  {
    reel: 'cracks',
    name: 'Разбор ошибок',
    asks: /^slides\.slide[1-5]\.(title|body)$/,
  },
  {
    reel: 'first-class',
    name: 'Анонс мастер-класса',
    asks: /^slides\.slide(1\.title|1\.sub|1\.asset|2\.items|5\.title|5\.sub)$/,
  },
] as const
