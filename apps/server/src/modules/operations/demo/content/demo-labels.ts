import type { RubricColor } from '@kadr/contract/publishing/rubrics'

type Rubric = {
  name: string
  color: RubricColor
  /** Keys of the posts it is put on. */
  posts: readonly string[]
}

export const RUBRICS: readonly Rubric[] = [
  {
    name: 'Мастерская',
    color: 'blue',
    posts: ['kiln', 'shelf', 'how-made', 'weekly', 'fair', 'draft-story', 'refused', 'waiting'],
  },
  {
    name: 'Мастер-классы',
    color: 'amber',
    posts: ['first-cup', 'night', 'saturday', 'review', 'first-class'],
  },
  {
    name: 'Советы',
    color: 'green',
    posts: ['cracks', 'care', 'question-glaze', 'choose-clay', 'draft-faq'],
  },
  { name: 'Новинки', color: 'pink', posts: ['dune', 'gift'] },
]

export const RUBRIC_OF_PRODUCTS = 'Новинки'

export const SNIPPETS = [
  {
    name: 'запись',
    text: 'Записаться на мастер-класс: ссылка в профиле. Если мест нет, напишите нам, поставим в лист ожидания.',
  },
  {
    name: 'доставка',
    text: 'Отправляем по всей стране. Заказ собираем два дня, чашки едут в двойной коробке.',
  },
  { name: 'адрес', text: 'Нижний Новгород, мастерская открыта каждый день с 11 до 20.' },
] as const

export const SIGNATURE = 'Мастерская Анны Ветровой, Нижний Новгород'
