/** True of anything shown on video; no claims about the product itself. */
export const DEMO_BENEFITS: readonly string[] = [
  'Показываем как есть, без фильтров',
  'Видно каждую деталь',
  'Понятно с первого взгляда',
  'Отвечаем на вопросы до покупки',
]

export const DEMO_CALLS: readonly string[] = [
  'Ссылка в профиле',
  'Напишите нам, подскажем с выбором',
  'Спросите в комментариях, ответим',
]
