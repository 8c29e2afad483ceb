import type { Ask } from '../ask/read-ask.ts'
import { askOfHead } from './in-words.ts'
import { type Piece, piece } from './piece.ts'

const isFound = ({ sentence }: Ask): boolean =>
  /(?<![а-яё])(?:наш[её]л|нашл|найден)/iu.test(sentence)

const SOLD =
  /^(?:прода(?:м|ю|ём|ем)|торгуем|печ[её]м|шь[её]м|дела(?:ем|ю)|доставляем|привозим|принима(?:ем|ю) (?:пред)?заказы на|предзаказ(?: на)?)\s(?!на\s)(?!с\s)(.{4,44}?)[\s.!]*$/iu

/** «Про» needs no other case than what is sold stands in. */
const askWares = ({ sentence }: Ask): string => {
  const [, sold = ''] = SOLD.exec(sentence.split(/[,:(]/u)[0] ?? '') ?? []
  const wares = sold.replace(
    /\s(?:с|со|до|в|во|по) (?:\d{1,2} )?(?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень|выходн|январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-яё]*$/iu,
    '',
  )
  return wares === ''
    ? 'Что важно знать о том, что вы предлагаете?'
    : `Что важно знать про ${wares}?`
}

/** «Отдам шкаф» has no character. */
const isAlive = (sentence: string): boolean =>
  /(?<![а-яё])(?:кот|кош|соба|щен|п[её]с(?![а-яё]*о)|хомя|попуга|кроли|хорь|свинк|черепах|рыбок|пчел|ищ(?:ет|ут) (?:дом|хозя|семью)|добрые руки)/iu.test(
    sentence,
  )

const NO_CHIPS = { chips: [] } as const

/** What an announcement, a greeting or a review is asked for. */
export const GENRE = {
  saidBy: piece('said_by', 'quote', 'Слова *клиента*', 'Что сказали, дословно?', {
    example: 'Одна фраза из отзыва',
    ...NO_CHIPS,
  }),
  cameWith: piece('came_with', 'item', 'С чем *пришли*', 'С чем человек к вам пришёл?', {
    example: 'Повод, просьба или сомнение',
    ...NO_CHIPS,
  }),
  didFor: piece('did_for', 'list', 'Что *сделали*', 'Что вы для этого сделали?', {
    example: 'Два-три шага через запятую',
    ...NO_CHIPS,
  }),
  changedFor: piece('changed_for', 'item', 'Что *изменилось*', 'Что изменилось для человека?', {
    example: 'То, что он заметил сам',
    ...NO_CHIPS,
  }),
  wishThem: piece('wish_them', 'quote', 'Наше *пожелание*', 'Что пожелаете своими словами?', {
    example: 'Одна фраза от вас',
    ...NO_CHIPS,
  }),
  toWhom: piece('to_whom', 'item', 'Для *кого*', 'Кого поздравляете?', {
    example: 'Имя или о ком вы думаете',
    ...NO_CHIPS,
  }),
  recall: piece('recall', 'item', 'Вспомним *вместе*', 'Какой случай хочется вспомнить?', {
    example: 'День, который помните',
    ...NO_CHIPS,
  }),
  gift: piece('gift', 'item', 'Наш *подарок*', 'Что дарите или готовите к этому дню?', {
    example: 'Если есть что',
    ...NO_CHIPS,
  }),
  dear: piece('dear', 'list', 'За что *любим*', 'За что вы цените этого человека?', {
    example: 'Две-три черты через запятую',
    ...NO_CHIPS,
  }),
  meetAt: piece('meet_at', 'item', '*Когда* встречаемся', 'В какой день и во сколько?', {
    example: 'День и час',
    ...NO_CHIPS,
  }),
  hour: piece('hour', 'item', '*Во сколько*', 'Во сколько?', {
    example: 'Один час или с какого по какой',
    ...NO_CHIPS,
  }),
  meetWhere: piece('meet_where', 'item', '*Где* собираемся', 'Где собираетесь?', {
    example: 'Адрес или название места',
    ...NO_CHIPS,
  }),
  bring: piece('bring', 'item', 'Что *взять*', 'Что надеть или взять с собой?', {
    example: 'Если это важно',
    ...NO_CHIPS,
  }),
  replyTo: piece('reply_to', 'item', 'Ответьте *нам*', 'До какого дня и кому ответить?', {
    example: 'День и имя',
    ...NO_CHIPS,
  }),
  experience: piece('experience', 'item', 'Мой *опыт*', 'Какой у вас опыт?', {
    example: 'Сколько лет и с кем работали',
    ...NO_CHIPS,
  }),
  ableTo: piece('able_to', 'list', 'Что я *делаю*', 'Что вы возьмёте на себя?', {
    example: 'Два-три дела через запятую',
    ...NO_CHIPS,
  }),
  freeWhen: piece('free_when', 'item', 'Мой *график*', 'В какие дни и часы вы свободны?', {
    example: 'Дни и часы',
    ...NO_CHIPS,
  }),
  ownPay: piece('own_pay', 'number', '*Оплата*', 'Сколько стоит ваша работа?', {
    example: 'Сумма и за что она',
    chips: ['₽'],
  }),
  thanksFor: piece('thanks_for', 'item', 'За *что*', 'За что вы благодарите?', {
    example: 'Что человек или команда сделали',
    ...NO_CHIPS,
  }),
  thanksWhom: piece('thanks_whom', 'list', 'Спасибо *вам*', 'Кого назовёте по имени?', {
    example: 'Имена через запятую',
    ...NO_CHIPS,
  }),
  lastDay: piece('last_day', 'item', 'Последний *день*', 'До какого дня вы работаете?', {
    example: 'Число и месяц',
    ...NO_CHIPS,
  }),
  owed: piece('owed', 'item', 'Заказы *и сертификаты*', 'Что будет с заказами и сертификатами?', {
    example: 'До какого дня и где забрать',
    ...NO_CHIPS,
  }),
  oughtToKnow: piece(
    'ought_to_know',
    'list',
    'Важно *знать*',
    ({ sentence }) =>
      isAlive(sentence)
        ? 'Возраст, здоровье, характер?'
        : 'Что это, в каком состоянии и какого размера?',
    {
      example: 'Два-три слова через запятую',
      ...NO_CHIPS,
    },
  ),
  toHands: piece('to_hands', 'item', 'Кому *отдадим*', 'Кому отдадите и на каких условиях?', {
    example: 'Что для вас важно',
    ...NO_CHIPS,
  }),
  marks: piece('marks', 'list', 'Особые *приметы*', 'Какие приметы?', {
    example: 'Цвет, размер, что заметно сразу',
    ...NO_CHIPS,
  }),
  seenLast: piece(
    'seen_last',
    'item',
    (ask) => (isFound(ask) ? 'Где *нашли*' : 'Где *видели*'),
    (ask) => (isFound(ask) ? 'Где и когда нашли?' : 'Где и когда видели в последний раз?'),
    {
      example: 'Улица, день и час',
      ...NO_CHIPS,
    },
  ),
  ifMet: piece('if_met', 'item', 'Если *узнали*', 'Что делать тому, кто узнает?', {
    example: 'Одно действие',
    ...NO_CHIPS,
  }),
  prize: piece('prize', 'list', 'Что *получите*', 'Что получит победитель?', {
    example: 'Приз или несколько через запятую',
    ...NO_CHIPS,
  }),
  rules: piece('rules', 'list', 'Как *участвовать*', 'Что нужно сделать, чтобы участвовать?', {
    example: 'Два-три условия через запятую',
    chips: ['Подписаться', 'Написать комментарий', 'Рассказать другу'],
  }),
  outcomeDay: piece('outcome_day', 'item', 'Когда *итоги*', 'Когда и как объявите итоги?', {
    example: 'Число и где смотреть',
    ...NO_CHIPS,
  }),
  slots: piece('slots', 'list', 'Дни *и часы*', 'Какие дни и часы? Через запятую', {
    example: 'День и час, день и час',
    ...NO_CHIPS,
  }),
  forWhom: piece('for_whom', 'list', 'Для *кого*', 'Для кого: уровень или возраст?', {
    example: 'Два-три слова через запятую',
    ...NO_CHIPS,
  }),
  newIn: piece('new_in', 'item', 'Что *нового*', 'Что изменилось?', {
    example: 'То, к чему ещё не привыкли',
    ...NO_CHIPS,
  }),
  program: piece('program', 'list', 'Что *будет*', (ask) => askOfHead(ask, 'Что там будет?'), {
    example: 'Три-четыре пункта через запятую',
    ...NO_CHIPS,
  }),
  entry: piece('entry', 'number', '*Участие*', 'Сколько стоит участие?', {
    example: 'Бесплатно или сумма',
    chips: ['Бесплатно', '₽', 'По записи'],
    fact: 'price',
  }),
  lessons: piece('lessons', 'list', 'Что *будет*', 'Что будет на занятиях?', {
    example: 'Три-четыре пункта через запятую',
    ...NO_CHIPS,
  }),
  wares: piece('wares', 'list', 'Что *важно* знать', askWares, {
    example: 'Сорт, размер, состояние: что важно',
    ...NO_CHIPS,
  }),
  terms: piece('terms', 'list', 'Какие *условия*', (ask) => askOfHead(ask, 'На каких условиях?'), {
    example: 'Кому, на что, с какой суммы',
    ...NO_CHIPS,
  }),
  howMuchOff: piece('how_much_off', 'number', '*скидка*', 'Какая скидка или что в подарок?', {
    example: 'Число и знак: % или ₽',
    chips: ['%', '₽'],
  }),
  validUntil: piece('valid_until', 'item', 'Действует *до*', 'До какого числа?', {
    example: 'Число и месяц или «без срока»',
    chips: [],
  }),
  isNew: piece('is_new', 'item', 'Что в этом *нового*', 'Чем это отличается от привычного?', {
    example: 'Одно отличие, которое заметят',
    ...NO_CHIPS,
  }),
  whereTo: piece('where_to', 'item', 'Где *попробовать*', 'Где это можно попробовать или взять?', {
    example: 'Адрес, сайт или сообщения',
    chips: ['У нас', 'На сайте', 'Напишите нам'],
    fact: 'address',
  }),
  receive: piece('receive', 'item', 'Как *получить*', 'Как это получить: доставка, самовывоз?', {
    example: 'Где забрать или когда привезёте',
    chips: ['Доставка', 'Самовывоз', 'Отправим почтой'],
  }),
  need: piece('need', 'list', 'Что *ищем*', 'Что именно вы ищете?', {
    example: 'Два-три условия через запятую',
    ...NO_CHIPS,
  }),
  inReturn: piece('in_return', 'item', 'Что *предлагаем*', 'Что предлагаете взамен?', {
    example: 'Оплата, обмен или помощь',
    ...NO_CHIPS,
    hints: ({ kind }) => (kind === 'why' ? ['То, что есть вместо этого'] : undefined),
  }),
  until: piece('until', 'item', '*Когда* нужно', 'К какому сроку?', {
    example: 'Число или месяц',
    chips: ['Сегодня', 'На этой неделе', 'До конца месяца'],
  }),
} as const satisfies Record<string, Piece>
