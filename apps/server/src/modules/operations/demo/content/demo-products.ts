import type { ProductInput } from '@kadr/contract/library/products'
import type { ProductPhoto } from '../shop/product-photos.ts'

const BRAND_COLOR = '#c2562e'
const rubles = (amount: number) => ({ minor: amount * 100, currency: 'RUB' as const })

/** Products of the demo workspace and the photos shown for them. */
export const PRODUCTS: readonly (ProductInput & { photos: readonly ProductPhoto[] })[] = [
  {
    name: 'Чашка «Утро», 300 мл',
    description:
      'Круглая чашка из тёмной глины с молочной глазурью. Держит тепло дольше тонкого фарфора, не боится микроволновки и посудомойки.',
    benefits: ['Чай не остывает полчаса', 'Ручка под три пальца', 'Можно в посудомойку'],
    audience: 'Те, кто пьёт кофе дома и не спешит',
    price: rubles(1900),
    brandColor: BRAND_COLOR,
    tone: 'friendly',
    photos: ['cup', 'cup-above'],
  },
  {
    name: 'Мастер-класс «Первая чашка»',
    description:
      'Два часа за гончарным кругом. Глина, фартук и обжиг входят в цену, готовую чашку забирают через две недели.',
    benefits: ['До шести человек в группе', 'Глина и обжиг включены', 'Опыт не нужен'],
    audience: 'Пары и подруги, которые ищут, чем занять выходной',
    price: rubles(2800),
    brandColor: BRAND_COLOR,
    tone: 'friendly',
    photos: ['lesson'],
  },
  {
    name: 'Ваза «Дюна»',
    description: 'Невысокая ваза для одной ветки. Каждую глазуруют вручную, двух одинаковых нет.',
    benefits: ['Устойчивая: не опрокинет кот', 'Для живых веток и сухоцветов'],
    audience: 'Те, кто обставляет дом понемногу',
    price: rubles(3400),
    brandColor: BRAND_COLOR,
    tone: 'neutral',
    photos: ['vase'],
  },
]
