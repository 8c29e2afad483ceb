import { quote } from '@kadr/domain/base/quote'
export const siteCopy = {
  title: 'Взять факты с сайта',
  text: 'Прочтём главную и до пяти страниц: цены, доставку, контакты, вопросы. Ничего не сохранится без вас.',
  link: 'Адрес сайта',
  needLink: 'Нужен адрес вида https://…',
  read: 'Прочитать',
  reading: 'Читаем сайт',
  readingText: 'До шести страниц. Обычно это меньше минуты.',
  stop: 'Остановить',
  example: 'Взять сайт из песочницы',
  nothing: (pages: string) =>
    `Прочитано: ${pages}. Нового не нашлось: добавьте факты вручную или дайте адрес другой страницы.`,
  found: ({ host, count }: { host: string; count: string }) => `На ${host}: ${count}`,
  choose: 'Отметьте верное. До «Сохранить» ничего не меняется.',
  section: (title: string) => `Раздел ${quote(title)}`,
  known: (text: string) => `у вас ${quote(text)}`,
  ofProduct: (text: string) => `в продукте ${text}`,
  openProduct: 'Открыть продукт',
  rejectAll: 'Отклонить все',
  save: (count: number) => `Сохранить ${count}`,
  saved: (count: string) => `Сохранено: ${count}`,
} as const

export const PAGE_FORMS = ['страница', 'страницы', 'страниц'] as const
