import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'

const EMPTY = createDemoForm()

type Sample = {
  name: string
  price: string
  hook: string
  benefits: readonly string[]
  change: { before: string; after: string } | null
  review: { stars: number; text: string; author: string } | null
  act: string
  note: string
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'Эфиопия Иргачеффе, 250 г',
    price: '1 290 ₽',
    hook: '3 причины выбрать *«Иргачеффе»*',
    benefits: [
      'Обжарка вчера, не полгода назад',
      'Доставим за два часа: по городу бесплатно',
      'Вкус жасмина и бергамота',
    ],
    change: { before: 'кофе из пачки с горечью', after: 'сладкий, с ароматом цветов' },
    review: { stars: 5, text: 'Пью каждое утро и больше не хожу в кофейню', author: 'Марина' },
    act: 'Закажите сегодня',
    note: 'Ссылка в описании',
  },
  {
    name: 'Отчётник',
    price: '2 490 ₽ в месяц',
    hook: 'Вы теряете *два часа в день* на отчётах',
    benefits: ['Отчёт за минуту', 'Все рекламные кабинеты вместе', 'Сам находит перерасход'],
    change: { before: 'таблицы до ночи', after: 'отчёт к девяти утра' },
    review: { stars: 4.8, text: 'Освободил мне вечер пятницы', author: 'Игорь, маркетолог' },
    act: 'Попробуйте две недели бесплатно',
    note: '',
  },
  {
    name: 'Крем для рук «Облепиха»',
    price: 'от 590 ₽',
    hook: 'Руки *без трещин* за неделю',
    benefits: ['Впитывается за минуту', 'Без отдушек', 'Хватает на два месяца каждый день'],
    change: null,
    review: null,
    act: 'Напишите «крем» в сообщения',
    note: 'Самовывоз на Лесной, 12',
  },
]

export const DEMO_FACTS: ReadonlyMap<string, AssetFacts> = new Map([
  [
    'photo',
    { kind: 'image', seconds: null, hasSound: false, ratio: 0.8, focus: { x: 0.5, y: 0.5 } },
  ],
])

/** Demos with pictures of the product, or with objects where there are none. */
export const listSampleDemos = ({ hasPhotos }: { hasPhotos: boolean }): ProductDemoForm[] =>
  SAMPLES.map(({ name, price, hook, benefits, change, review, act, note }) =>
    createDemoForm({
      name,
      hook: { ...EMPTY.hook, asset: hasPhotos ? 'photo' : null, text: hook },
      shots: hasPhotos
        ? ['a', 'b'].map((id) => ({ id, asset: 'photo', fit: 'framed', from: 0, seconds: 2.5 }))
        : [],
      benefits: benefits.map((text, at) => ({ id: `b${at}`, text, object: null })),
      change,
      review,
      callToAction: {
        ...EMPTY.callToAction,
        text: act,
        price,
        note,
        asset: hasPhotos ? 'photo' : null,
      },
    }),
  )
