import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'

/** A reel as its writer gives it: a topic, the name of the brand, cards. */
export type SampleReel = { key: string; brand: string; topic: string; slides: SlideCard[] }

const side = (head: string, line: string, object: string) => ({ head, line, object })

const row = (label: string, value: string, other = '') => ({ label, value, other })

export const SAMPLE_REELS: readonly SampleReel[] = [
  {
    key: 'coffee',
    brand: 'Зерно дома',
    topic: 'Как выбрать кофе в зёрнах для дома',
    slides: [
      createCard('hook', {
        title: 'Как выбрать *кофе в зёрнах* для дома',
        sub: 'Чтобы первая же пачка понравилась',
        object: 'hot-beverage',
      }),
      createCard('item', {
        n: 1,
        title: 'Ищите *дату обжарки*',
        body: 'Пик вкуса — 7–30-й день. Нет даты — не берите',
        object: 'spiral-calendar',
      }),
      createCard('compare', {
        title: 'Какой вкус *ваш*?',
        sides: [
          side('Светлая обжарка', 'ягоды, цитрус, лёгкая кислинка', 'lemon'),
          side('Тёмная обжарка', 'шоколад, орехи, плотная горчинка', 'chocolate-bar'),
        ],
      }),
      createCard('number', {
        value: '15',
        unit: 'г',
        title: 'зёрен на чашку *250 мл*',
        body: 'Начните с этой пропорции, дальше меняйте по вкусу',
        object: 'hot-beverage',
      }),
      createCard('list', {
        title: 'Проверьте *пачку* в магазине',
        items: [
          'Дата обжарки, а не фасовки',
          'Клапан, чтобы выходил газ',
          '250 г, а не килограмм',
          'Указаны сорт и страна',
        ],
        object: 'package',
      }),
      createCard('cta', {
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
      createCard('hook', {
        title: '5 ошибок в уходе за кожей *зимой*',
        sub: 'Третью делают почти все',
        object: 'lotion-bottle',
      }),
      createCard('item', {
        n: 1,
        title: 'Горячая *вода*',
        body: 'Она смывает защитный слой. Берите тёплую, около 32 °C',
        object: 'fire',
      }),
      createCard('compare', {
        title: 'Крем *перед выходом*',
        isFix: true,
        sides: [
          side('Было', 'нанесли и сразу на мороз', 'snowflake'),
          side('Стало', 'за полчаса до улицы', 'sparkles'),
        ],
      }),
      createCard('number', {
        value: '30',
        unit: '%',
        title: 'влажность, когда *греют батареи*',
        body: 'Коже нужно 40–60 %: поставьте увлажнитель',
        object: 'droplet',
      }),
      createCard('pair', {
        n: 4,
        title: 'И ещё *две*',
        sides: [
          side('Скраб через день', 'Одного раза в неделю достаточно', 'lotion-bottle'),
          side('Зима без SPF', 'Снег отражает до 80 % ультрафиолета', 'sun'),
        ],
      }),
      createCard('cta', {
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
      createCard('hook', {
        title: 'Почему ваш *кассовый разрыв* повторяется каждый месяц',
        sub: 'И как закрыть его без кредита',
        object: 'coin',
      }),
      createCard('quote', {
        title: 'По отчёту мы в плюсе, а *платить нечем*',
        sub: 'Знакомо? Дело не в прибыли, а в датах',
        object: 'abacus',
      }),
      createCard('compare', {
        title: 'Даты *не совпадают*',
        sides: [
          side('5-го платите вы', 'аренда, зарплаты, поставщики', 'credit-card'),
          side('25-го платят вам', 'клиенты с отсрочкой', 'receipt'),
        ],
      }),
      createCard('number', {
        value: '20',
        unit: 'дней',
        title: 'бизнес живёт *взаймы*',
        body: 'От вашей оплаты до денег клиента',
        object: 'hourglass-done',
      }),
      createCard('list', {
        title: 'Закройте *разрыв* за три шага',
        items: ['Платёжный календарь на 8 недель', 'Предоплата от 50 %', 'Запас на месяц расходов'],
        object: 'coin',
      }),
      createCard('cta', {
        title: 'Пришлём *шаблон* календаря',
        sub: 'Хватит на 8 недель вперёд',
        act: 'Напишите «календарь» в комментариях',
        object: 'spiral-calendar',
      }),
    ],
  },
  {
    key: 'figures',
    brand: 'Студия Анны',
    topic: 'Таблицы, графики, цены и шаги',
    slides: [
      createCard('table', {
        title: 'Капельная или *гейзерная*',
        sides: [side('Капельная', '', 'hot-beverage'), side('Гейзерная', '', 'hot-beverage')],
        rows: [
          row('Время', '6 минут', '4 минуты'),
          row('Вкус', 'мягкий', 'плотный'),
          row('Помол', 'средний', 'мелкий'),
          row('Уход', 'фильтры', 'только вода'),
        ],
      }),
      createCard('chart', {
        title: 'Сколько *живёт* покрытие',
        rows: [row('Обычный лак', '5 дней'), row('Гель-лак', '21 день'), row('Акрил', '28 дней')],
        body: 'По записям наших клиенток',
      }),
      createCard('timeline', {
        title: 'Как пройдёт *первый день*',
        rows: [
          row('9:00', 'Знакомимся и пьём чай'),
          row('10:30', 'Первый урок на гончарном круге'),
          row('13:00', 'Обед во дворе'),
          row('14:30', 'Глазурь и обжиг'),
        ],
      }),
      createCard('price', {
        title: 'Стрижка *с укладкой*',
        value: '1 900',
        unit: '₽',
        sub: 'Полтора часа, мастер с опытом',
        items: ['Мытьё и уход', 'Стрижка', 'Укладка'],
        object: 'scissors',
      }),
      createCard('review', {
        title: 'Пришла с обгрызенными ногтями, ушла с руками мечты',
        sub: 'Марина, ходит второй год',
        value: '5',
        object: 'nail-polish',
      }),
      createCard('check', {
        title: 'Возьмите *с собой*',
        items: ['Паспорт и копию', 'Направление врача', 'Сменную обувь', 'Воду'],
      }),
      createCard('step', {
        n: 2,
        value: '4',
        title: 'Замочите *зерно* на ночь',
        body: 'Вода должна покрыть его на два пальца',
        object: 'pot-of-food',
      }),
      createCard('place', {
        title: 'Ждём вас *на Лесной*',
        body: 'ул. Лесная, 5, вход со двора',
        sub: 'Каждый день с 10 до 21',
      }),
    ],
  },
  {
    key: 'shares',
    brand: '',
    topic: 'Части целого и длинные слова в строках',
    slides: [
      createCard('chart', {
        title: 'Куда уходит *бюджет* ремонта',
        rows: [row('Материалы', '45 %'), row('Работа', '35 %'), row('Мебель', '20 %')],
      }),
      createCard('chart', { title: 'Приходят *снова*', rows: [row('клиентов за год', '73 %')] }),
      createCard('price', {
        title: 'Цены на *перерегистрацию*',
        rows: [
          row('Незарегистрированный', '900 ₽'),
          row('Электроизоляция', 'от 12 700 ₽'),
          row('Делопроизводство', '2 900 ₽'),
        ],
      }),
      createCard('table', {
        title: 'Что *выбрать*',
        sides: [side('Сертификация', '', 'memo'), side('Декларация', '', 'memo')],
        rows: [row('', 'обязательная', 'добровольная'), row('', 'на пять лет', 'бессрочно')],
      }),
      createCard('timeline', {
        title: 'По *датам*',
        rows: [row('День 1', 'Да'), row('2027', 'Нет')],
      }),
      createCard('review', { title: 'Спасибо' }),
      createCard('step', { n: 1, title: 'Позвоните' }),
    ],
  },
  {
    key: 'hard',
    brand: 'Автотехобслуживание «Перспектива»',
    topic: 'Слова, которым тесно',
    slides: [
      createCard('hook', {
        title: 'Водонепроницаемая *электроизоляция* высоковольтного оборудования',
        sub: 'Коротко о главном',
        object: 'high-voltage',
      }),
      createCard('item', { n: 12, title: 'Да', body: 'Нет', object: 'light-bulb' }),
      createCard('compare', {
        title: 'Сертифицированное *техобслуживание*',
        isFix: true,
        sides: [
          side('Незарегистрированный', 'несвоевременное предоставление документов', 'memo'),
          side('Перерегистрированный', 'автоматизированное делопроизводство', 'clipboard'),
        ],
      }),
      createCard('number', {
        value: '1 250',
        unit: 'рублей',
        title: 'стоимость *административного* правонарушения',
        body: 'За непредставление документов в установленный законодательством срок',
        object: 'coin',
      }),
      createCard('list', {
        title: 'Что взять',
        items: ['Паспорт', 'СНИЛС'],
        object: 'package',
      }),
      createCard('cta', { title: 'Пишите', sub: '', act: 'Ок', object: 'envelope' }),
    ],
  },
]
