import type { Ask } from '../ask/read-ask.ts'
import { askFirst, askOfHead, askOfThing, askPrice } from './in-words.ts'
import { type Piece, piece, sumOf, timeOf } from './piece.ts'
import { askShifts, hintPay, hintShifts, hintWorker } from './subject-hints.ts'

const FITS =
  /кому (?:это )?(?:не )?((?:нужн|нужен|подойд|подходит|подходят|полез|положен|стоит|можно|выгод)[а-яё]*)/iu

const askNotFor = (ask: Ask): string => {
  const [whole = '', verb] = FITS.exec(ask.sentence) ?? []
  if (/(?<![а-яё])не /iu.test(whole) || /кому (?:это )?нельзя/iu.test(ask.sentence))
    return askFirst(ask, 'Кому это не подойдёт?')
  return verb ? `А кому не ${verb.toLowerCase()}?` : 'Кому это не подойдёт?'
}

/** What the business offers, for how much, where and when. */
export const BUSINESS = {
  price: piece('price', 'number', '*Цена*', askPrice, {
    example: 'Сумма в рублях',
    chips: ['₽'],
    fact: 'price',
  }),
  contact: piece('contact', 'contact', 'Как с нами *связаться*', 'Как с вами связаться?', {
    example: 'Напишите в сообщения',
    chips: ['Напишите в сообщения', 'Ссылка в профиле', 'Позвоните нам'],
    fact: 'booking',
  }),
  included: piece(
    'included',
    'list',
    (ask) => {
      const time = timeOf(ask)
      return time ? `Успеем ${`*${time}*`}` : 'Что *входит*'
    },
    (ask) => {
      const time = timeOf(ask)
      if (time) return askOfHead(ask, `Что вы успеваете ${time}?`)
      const sum = sumOf(ask)
      if (sum) return `Что входит ${sum}?`
      if (ask.kind === 'included' && /^что /iu.test(ask.sentence))
        return askFirst(ask, 'Что входит?')
      return askOfThing(ask, ({ accusative }) => `что входит в ${accusative}`, 'Что входит?')
    },
    {
      example: 'Три-четыре пункта через запятую',
      chips: [],
      fact: 'included',
    },
  ),
  inPrice: piece('in_price', 'list', 'В цену *входит*', 'Что входит в эту цену?', {
    example: 'Три-четыре пункта через запятую',
    chips: [],
    fact: 'included',
  }),
  extra: piece('extra', 'item', 'Считаем *отдельно*', 'Что не входит и считается отдельно?', {
    example: 'То, о чём спрашивают потом',
    chips: [],
  }),
  depends: piece('depends', 'list', 'Цена *зависит* от', 'От чего цена меняется?', {
    example: 'Два-три условия через запятую',
    chips: [],
  }),
  sooner: piece('sooner', 'item', 'Если *срочно*', 'Можно ли быстрее и на каких условиях?', {
    example: 'Срок и доплата, если она есть',
    chips: ['Да, за доплату', 'Нет'],
  }),
  urgent: piece('urgent', 'item', 'Лучше *не тянуть*', 'Когда лучше не тянуть?', {
    example: 'Знак, что ждать нельзя',
    chips: [],
  }),
  parts: piece(
    'parts',
    'list',
    'Из чего *цена*',
    (ask) => askFirst(ask, 'Из чего складывается цена?'),
    {
      example: 'Две-три статьи через запятую',
      chips: [],
    },
  ),
  hours: piece(
    'work_time',
    'number',
    '*уходит* на работу',
    'Сколько времени уходит на один заказ?',
    {
      example: 'Число и часы, дни или недели',
      chips: ['час', 'день', 'неделя'],
      fact: 'term',
    },
  ),
  cheap: piece('cheap', 'item', 'Если *дешевле*', 'Что будет, если взять дешевле?', {
    example: 'Одно отличие, которое видно',
    chips: [],
  }),
  result: piece(
    'result',
    'item',
    'Вы *получите*',
    (ask) =>
      ask.kind === 'outcome'
        ? askFirst(ask, 'Что человек получит в итоге?')
        : 'Что человек получит в итоге?',
    {
      example: 'То, что можно увидеть или унести',
      chips: [],
      fact: 'result',
    },
  ),
  save: piece(
    'save',
    'list',
    'Можно *сэкономить*',
    (ask) =>
      /^как /iu.test(ask.sentence)
        ? askFirst(ask, 'На чём можно сэкономить?')
        : askOfHead(ask, 'На чём можно сэкономить?'),
    {
      example: 'Две-три статьи через запятую',
      chips: [],
    },
  ),
  never: piece('never', 'item', 'Не *экономьте*', 'На чём экономить нельзя?', {
    example: 'То, что потом дороже',
    chips: [],
  }),
  saved: piece('saved', 'number', 'можно *сберечь*', 'Сколько так получается сберечь?', {
    example: 'Сумма или доля',
    chips: ['%', '₽'],
  }),
  essence: piece(
    'essence',
    'item',
    '*Главное*',
    (ask) => askOfHead(ask, 'Что человеку важно узнать первым?'),
    {
      example: 'Одна фраза, которую запомнят',
      chips: [],
      fact: 'about',
    },
  ),
  date: piece('date', 'item', '*Когда*', 'Когда это будет?', {
    example: 'День и час',
    chips: [],
  }),
  place: piece('place', 'item', '*Где* это', 'Где это: адрес или ориентир?', {
    example: 'Улица, дом, где вход',
    chips: [],
    fact: 'address',
  }),
  whereIs: piece(
    'place',
    'item',
    '*Где* это',
    (ask) => askFirst(ask, 'Где это: адрес или ориентир?'),
    {
      example: 'Улица, дом, где вход',
      chips: [],
      fact: 'address',
    },
  ),
  openHours: piece('open_hours', 'item', '*Когда* открыто', 'В какие дни и часы?', {
    example: 'Дни и часы',
    chips: ['Каждый день', 'По будням', 'По записи'],
    fact: 'hours',
  }),
  way: piece('way', 'item', 'Как *найти*', 'Как найти и что рядом?', {
    example: 'Остановка, ориентир, где вход',
    chips: [],
  }),
  who: piece(
    'who',
    'list',
    'Кому *подойдёт*',
    (ask) => (ask.kind === 'who_for' ? askFirst(ask, 'Кому это подойдёт?') : 'Кому это подойдёт?'),
    {
      example: 'Два-три слова о каждом',
      chips: [],
      fact: 'audience',
    },
  ),
  notFor: piece('not_for', 'item', 'Кому *не подойдёт*', askNotFor, {
    example: 'Честно, одной фразой',
    chips: [],
  }),
  duty: piece('duty', 'list', 'Что *делать*', 'Что предстоит делать?', {
    example: 'Два-три дела через запятую',
    chips: [],
  }),
  pay: piece('pay', 'number', '*Оплата*', 'Сколько платите?', {
    example: 'Сумма и за что она',
    chips: [],
    hints: hintPay,
  }),
  shifts: piece('shifts', 'item', '*График*', askShifts, {
    example: 'Дни и часы',
    chips: [],
    hints: hintShifts,
  }),
  besides: piece(
    'besides',
    'list',
    'Ещё *даём*',
    'Что даёте кроме денег: обучение, питание, оформление?',
    {
      example: 'Два-три пункта через запятую',
      chips: ['Обучение', 'Питание', 'Оформление'],
    },
  ),
  worker: piece('worker', 'item', 'Кого *ждём*', 'Кто подойдёт: опыт, документы?', {
    example: 'Опыт и документы',
    chips: [],
    hints: hintWorker,
  }),
} as const satisfies Record<string, Piece>
