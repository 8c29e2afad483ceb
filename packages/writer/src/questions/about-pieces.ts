import { readThing } from '../ask/read-thing.ts'
import { capitalise } from '../topic/subject.ts'
import { askOfHead, askOfThing } from './in-words.ts'
import { type Piece, piece } from './piece.ts'
import { askBill } from './subject-hints.ts'

const free = (example: string) => ({ example, chips: [] })

/** What a sentence is asked that only names something: a service, a place, a trip, a dish. */
export const ABOUT = {
  goes: piece(
    'goes',
    'list',
    'Как *проходит*',
    (ask) => askOfHead(ask, 'Как это проходит, по шагам?'),
    free('Сначала, потом, в конце'),
  ),
  lasts: piece('lasts', 'number', '*держится*', 'Сколько держится результат?', {
    example: 'Число и дни, недели или месяцы',
    chips: ['дней', 'недель', 'месяцев'],
  }),
  unfit: piece(
    'unfit',
    'item',
    'Кому *нельзя*',
    'Кому это нельзя или не подойдёт?',
    free('Честно, одной фразой'),
  ),
  works: piece(
    'works',
    'list',
    'Что *делаем*',
    (ask) => askOfHead(ask, 'Что именно делаете?'),
    free('Три-четыре работы через запятую'),
  ),
  workIn: piece(
    'work_in',
    'list',
    'Что *входит*',
    ({ sentence }) => {
      const told = capitalise(sentence.replace(/[\s.!?]+$/u, ''))
      return told.length <= 60
        ? `«${told}»: что именно входит в работу?`
        : 'Что именно входит в работу?'
    },
    { ...free('Три-четыре пункта через запятую'), fact: 'included' },
  ),
  inTime: piece('in_time', 'item', '*Срок*', 'За какой срок сделаете и от чего он зависит?', {
    ...free('Срок и условие'),
    fact: 'term',
  }),
  refuses: piece(
    'refuses',
    'item',
    'За что *не берёмся*',
    'За что не берётесь?',
    free('Честно, одной фразой'),
  ),
  from: piece('from', 'number', '*Цена*', 'С какой суммы начинается цена?', {
    example: 'Сумма, с которой всё начинается',
    chips: ['₽'],
    fact: 'price',
  }),
  comesTo: piece(
    'comes_to',
    'item',
    'Куда *приедем*',
    ({ sentence }) =>
      /(?<![а-яё])(?:за (?:час|\d+ (?:час|мин))|в день (?:звонка|обращения|заказа)|срочн|круглосуточно)/iu.test(
        sentence,
      )
        ? 'В какие районы выезжаете?'
        : 'Куда выезжаете и как быстро?',
    free('Район и срок'),
  ),
  guarantee: piece(
    'guarantee',
    'item',
    'Наша *гарантия*',
    'Какую гарантию даёте?',
    free('Срок и что она покрывает'),
  ),
  skill: piece(
    'skill',
    'item',
    'Наш *опыт*',
    'Сколько лет вы этим занимаетесь и чем гордитесь?',
    free('Стаж и одна работа'),
  ),
  whereEat: piece(
    'where_eat',
    'item',
    '*Где* и до скольких',
    'Где вас найти и до скольких работаете?',
    {
      ...free('Улица, дом, часы'),
      fact: 'address',
    },
  ),
  firstVisit: piece(
    'first_visit',
    'list',
    'На первом *приёме*',
    'Что будет на первом приёме?',
    free('Сначала, потом, в конце'),
  ),
  visitPrice: piece('visit_price', 'number', '*Приём*', 'Сколько стоит приём и сколько длится?', {
    example: 'Сумма и минуты',
    chips: ['₽'],
    fact: 'price',
  }),
  medWhen: piece(
    'med_when',
    'item',
    '*Когда* нужно',
    (ask) => askOfHead(ask, 'Когда и как часто это нужно?'),
    free('Возраст, срок или знак'),
  ),
  medBefore: piece(
    'med_before',
    'item',
    '*До* этого',
    'Как подготовиться?',
    free('Одно-два действия'),
  ),
  medAfter: piece(
    'med_after',
    'item',
    '*После* этого',
    'Что делать и чего не делать после?',
    free('Одно-два действия'),
  ),
  takesOn: piece(
    'takes_on',
    'list',
    'Берём *на себя*',
    (ask) => askOfHead(ask, 'Что вы берёте на себя?'),
    free('Три-четыре пункта через запятую'),
  ),
  partyFirst: piece(
    'party_first',
    'item',
    'Решить *сначала*',
    (ask) => askOfHead(ask, 'Что решить в первую очередь?'),
    free('То, от чего зависит остальное'),
  ),
  placeIs: piece(
    'place_is',
    'item',
    'Что это *за место*',
    (ask) => askOfHead(ask, 'Что это за место и для кого?'),
    free('Одна фраза, которую запомнят'),
  ),
  doThere: piece(
    'do_there',
    'list',
    'За чем *приходят*',
    'За чем к вам приходят чаще всего?',
    free('Две-три вещи через запятую'),
  ),
  bill: piece('bill', 'number', '*Сколько* стоит', askBill, {
    example: 'Сумма в рублях',
    chips: ['₽'],
    fact: 'price',
  }),
  route: piece(
    'route',
    'list',
    'Что *будет*',
    (ask) => askOfHead(ask, 'Какая программа, по дням или часам?'),
    free('Три-четыре пункта через запятую'),
  ),
  tripDates: piece(
    'trip_dates',
    'item',
    '*Когда*',
    ({ sentence }) =>
      /(?<![а-яё])(?:январ|феврал|март|апрел|ма[йе](?![а-яё])|июн|июл|август|сентябр|октябр|ноябр|декабр)/iu.test(
        sentence,
      )
        ? 'Какого числа выезд и сколько мест?'
        : 'Какие даты и сколько мест?',
    free('Числа и месяц, места'),
  ),
  tripPrice: piece(
    'trip_price',
    'number',
    '*Участие*',
    'Сколько стоит участие для одного человека?',
    {
      example: 'Сумма в рублях',
      chips: ['₽'],
      fact: 'price',
    },
  ),
  tripIn: piece(
    'trip_in',
    'list',
    'В цену *входит*',
    'Что входит в цену: дорога, жильё, питание?',
    {
      example: 'Три-четыре пункта через запятую',
      chips: ['Дорога', 'Жильё', 'Питание'],
      fact: 'included',
    },
  ),
  learns: piece(
    'learns',
    'list',
    'Чему *научитесь*',
    (ask) => askOfHead(ask, 'Чему учат на занятиях?'),
    free('Два-три умения через запятую'),
  ),
  level: piece(
    'level',
    'item',
    'Для *кого*',
    'Для какого возраста и уровня?',
    free('Возраст, уровень или «с нуля»'),
  ),
  lessonsGo: piece(
    'lessons_go',
    'item',
    'Как *учим*',
    'Как идут занятия: сколько раз в неделю, группа или один на один?',
    {
      example: 'Сколько раз в неделю и по сколько человек',
      chips: ['В группе', 'Один на один', 'Онлайн'],
    },
  ),
  lessonPrice: piece('lesson_price', 'number', '*Занятие*', 'Сколько стоит занятие?', {
    example: 'Сумма и за что она',
    chips: ['₽', '₽ в месяц'],
    fact: 'price',
  }),
  whatIs: piece(
    'what_is',
    'item',
    'Кто *мы*',
    (ask) => `Что такое ${nameOf(ask.sentence)}: место, товар или услуга?`,
    { ...free('Одной фразой: что это и для кого'), fact: 'about' },
  ),
  whyName: piece(
    'why_name',
    'item',
    'Почему *так* назвали',
    'Почему такое название?',
    free('Одна короткая история'),
  ),
  needsIt: piece(
    'needs_it',
    'item',
    'Кому *нужно*',
    (ask) =>
      askOfThing(
        ask,
        ({ name }) => `${name}: кому и когда это бывает нужно`,
        'Кому и когда это бывает нужно?',
      ),
    free('Один случай из практики'),
  ),
  papers: piece('papers', 'list', 'Нужны *документы*', 'Какие документы понадобятся?', {
    example: 'Два-три через запятую',
    chips: [],
  }),
  costsLaw: piece(
    'costs_law',
    'item',
    'Время *и деньги*',
    'Сколько это занимает и во что обходится?',
    free('Срок и сумма'),
  ),
  ifRefused: piece(
    'if_refused',
    'item',
    'Если *откажут*',
    'Что делать, если откажут или не ответят?',
    free('Один следующий шаг'),
  ),
  deadline: piece(
    'deadline',
    'item',
    '*Срок*',
    'До какого срока надо успеть?',
    free('Число дней или месяцев'),
  ),
  firstSigns: piece(
    'first_signs',
    'list',
    'Первые *признаки*',
    (ask) => askOfHead(ask, 'Какие признаки заметны первыми?'),
    free('Два-три признака через запятую'),
  ),
  seeDoctor: piece(
    'see_doctor',
    'item',
    'Пора *к врачу*',
    'Когда пора к врачу и к какому?',
    free('Знак и врач'),
  ),
  eases: piece(
    'eases',
    'list',
    'Что *помогает*',
    'Что можно делать самому, а чего нельзя?',
    free('Два-три пункта через запятую'),
  ),
  knowFirst: piece(
    'know_first',
    'item',
    '*Главное*',
    (ask) => askOfHead(ask, 'Что важно знать прежде всего?'),
    free('Одна мысль, которую запомнят'),
  ),
  wrongly: piece(
    'wrongly',
    'item',
    'Думают *зря*',
    'Что об этом думают неверно?',
    free('Фраза, которую вы слышите'),
  ),
  startWith: piece(
    'start_with',
    'list',
    'С чего *начать*',
    'С чего посоветуете начать?',
    free('Два-три шага через запятую'),
  ),
} as const satisfies Record<string, Piece>

/** A name keeps its quotation marks, and gets them where it stands alone. */
function nameOf(sentence: string): string {
  const plain = sentence.replace(/[\s.!?]+$/u, '')
  const isQuoted = /[«"]/u.test(plain) || readThing(plain)?.name.includes(' ')
  return isQuoted ? plain : `«${capitalise(plain)}»`
}
