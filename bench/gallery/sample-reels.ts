import type { SlideCard, SlideRole } from '@kadr/contract/storyboard'

/** A reel as its writer gives it: a topic, the name of the brand, cards. */
export type SampleReel = { key: string; brand: string; topic: string; slides: SlideCard[] }

const card = (role: SlideRole, fields: Partial<SlideCard>): SlideCard => ({
  role,
  n: null,
  title: '',
  sub: '',
  body: '',
  value: '',
  unit: '',
  sides: [],
  isFix: false,
  items: [],
  act: '',
  object: null,
  ...fields,
})

const side = (head: string, line: string, object: string) => ({ head, line, object })

export const SAMPLE_REELS: readonly SampleReel[] = [
  {
    key: 'coffee',
    brand: 'Зерно дома',
    topic: 'Как выбрать кофе в зёрнах для дома',
    slides: [
      card('hook', {
        title: 'Как выбрать *кофе в зёрнах* для дома',
        sub: 'Чтобы первая же пачка понравилась',
        object: 'hot-beverage',
      }),
      card('item', {
        n: 1,
        title: 'Ищите *дату обжарки*',
        body: 'Пик вкуса — 7–30-й день. Нет даты — не берите',
        object: 'spiral-calendar',
      }),
      card('compare', {
        title: 'Какой вкус *ваш*?',
        sides: [
          side('Светлая обжарка', 'ягоды, цитрус, лёгкая кислинка', 'lemon'),
          side('Тёмная обжарка', 'шоколад, орехи, плотная горчинка', 'chocolate-bar'),
        ],
      }),
      card('number', {
        value: '15',
        unit: 'г',
        title: 'зёрен на чашку *250 мл*',
        body: 'Начните с этой пропорции, дальше меняйте по вкусу',
        object: 'hot-beverage',
      }),
      card('list', {
        title: 'Проверьте *пачку* в магазине',
        items: [
          'Дата обжарки, а не фасовки',
          'Клапан, чтобы выходил газ',
          '250 г, а не килограмм',
          'Указаны сорт и страна',
        ],
        object: 'package',
      }),
      card('cta', {
        title: 'Сохраните, чтобы *не забыть* в магазине',
        sub: 'А какой кофе пьёте вы?',
        act: 'Ответьте в комментариях',
        object: 'bookmark',
      }),
    ],
  },
  {
    key: 'skin',
    brand: 'Студия Анны',
    topic: '5 ошибок в уходе за кожей зимой',
    slides: [
      card('hook', {
        title: '5 ошибок в уходе за кожей *зимой*',
        sub: 'Третью делают почти все',
        object: 'lotion-bottle',
      }),
      card('item', {
        n: 1,
        title: 'Горячая *вода*',
        body: 'Она смывает защитный слой. Берите тёплую, около 32 °C',
        object: 'fire',
      }),
      card('compare', {
        title: 'Крем *перед выходом*',
        isFix: true,
        sides: [
          side('Было', 'нанесли и сразу на мороз', 'snowflake'),
          side('Стало', 'за полчаса до улицы', 'sparkles'),
        ],
      }),
      card('number', {
        value: '30',
        unit: '%',
        title: 'влажность, когда *греют батареи*',
        body: 'Коже нужно 40–60 %: поставьте увлажнитель',
        object: 'droplet',
      }),
      card('pair', {
        n: 4,
        title: 'И ещё *две*',
        sides: [
          side('Скраб через день', 'Одного раза в неделю достаточно', 'lotion-bottle'),
          side('Зима без SPF', 'Снег отражает до 80 % ультрафиолета', 'sun'),
        ],
      }),
      card('cta', {
        title: 'Какая ошибка *ваша*?',
        sub: 'Сохраните, чтобы не повторить',
        act: 'Напишите номер в комментариях',
        object: 'speech-balloon',
      }),
    ],
  },
  {
    key: 'cash',
    brand: 'Деньги в порядке',
    topic: 'Почему ваш кассовый разрыв повторяется каждый месяц',
    slides: [
      card('hook', {
        title: 'Почему ваш *кассовый разрыв* повторяется каждый месяц',
        sub: 'И как закрыть его без кредита',
        object: 'coin',
      }),
      card('quote', {
        title: 'По отчёту мы в плюсе, а *платить нечем*',
        sub: 'Знакомо? Дело не в прибыли, а в датах',
        object: 'abacus',
      }),
      card('compare', {
        title: 'Даты *не совпадают*',
        sides: [
          side('5-го платите вы', 'аренда, зарплаты, поставщики', 'credit-card'),
          side('25-го платят вам', 'клиенты с отсрочкой', 'receipt'),
        ],
      }),
      card('number', {
        value: '20',
        unit: 'дней',
        title: 'бизнес живёт *взаймы*',
        body: 'От вашей оплаты до денег клиента',
        object: 'hourglass-done',
      }),
      card('list', {
        title: 'Закройте *разрыв* за три шага',
        items: ['Платёжный календарь на 8 недель', 'Предоплата от 50 %', 'Запас на месяц расходов'],
        object: 'coin',
      }),
      card('cta', {
        title: 'Пришлём *шаблон* календаря',
        sub: 'Хватит на 8 недель вперёд',
        act: 'Напишите «календарь» в комментариях',
        object: 'spiral-calendar',
      }),
    ],
  },
  {
    key: 'hard',
    brand: 'Автотехобслуживание «Перспектива»',
    topic: 'Слова, которым тесно',
    slides: [
      card('hook', {
        title: 'Водонепроницаемая *электроизоляция* высоковольтного оборудования',
        sub: 'Коротко о главном',
        object: 'high-voltage',
      }),
      card('item', { n: 12, title: 'Да', body: 'Нет', object: 'light-bulb' }),
      card('compare', {
        title: 'Сертифицированное *техобслуживание*',
        isFix: true,
        sides: [
          side('Незарегистрированный', 'несвоевременное предоставление документов', 'memo'),
          side('Перерегистрированный', 'автоматизированное делопроизводство', 'clipboard'),
        ],
      }),
      card('number', {
        value: '1 250',
        unit: 'рублей',
        title: 'стоимость *административного* правонарушения',
        body: 'За непредставление документов в установленный законодательством срок',
        object: 'coin',
      }),
      card('list', {
        title: 'Что взять',
        items: ['Паспорт', 'СНИЛС'],
        object: 'package',
      }),
      card('cta', { title: 'Пишите', sub: '', act: 'Ок', object: 'envelope' }),
    ],
  },
]
