import type { Ask } from '../ask/read-ask.ts'
import { askFirst, askOfHead } from './in-words.ts'
import { type Piece, piece } from './piece.ts'

const free = (example: string) => ({ example, chips: [] })

const BOTH =
  /^[\p{L}-]+(?:\s[\p{L}-]+)?\sи\s[\p{L}-]+(?:\s(?:(?:на|в|с|у|по|без|для|после)\s(?:[\p{L}-]+\s)?)?[\p{L}-]+)?[\s.!]*$/u

/** «Ковка ворот и перил»: one work, two of what it is done to. */
const OF_BOTH =
  /^[а-яё-]+(?:ка|ки|ние|тие|ция|ство|тьё|ба|аж|пошив|ремонт|подбор|прокат|выкуп|монтаж|завод|магазин|клуб|школа|салон|питомник|приют|выставка|ярмарка|рынок)\s[а-яё-]+(?:[ыиаяйв]|ей|ов)\sи\s[а-яё-]+(?:[ыиаяйв]|ей|ов)(?![а-яё])/iu

/** «Кофе и сон», «деньги и дети». */
export const isOfTwo = ({ sentence }: Ask): boolean =>
  BOTH.test(sentence) && !OF_BOTH.test(sentence)

/** What something is asked by its name alone: a feast, an animal, something to do, something unknown. */
export const NAMED = {
  feast: piece('feast', 'list', 'Что *будет*', (ask) => askOfHead(ask, 'Что входит?'), {
    ...free('Три-четыре пункта через запятую'),
    fact: 'included',
  }),
  guests: piece(
    'guests',
    'item',
    'Гости *и время*',
    'На сколько гостей и на сколько часов?',
    free('Число гостей и часов'),
  ),
  bookAhead: piece(
    'book_ahead',
    'item',
    'Бронируйте *заранее*',
    'За сколько дней или недель бронировать?',
    free('Срок и почему'),
  ),
  suits: piece(
    'suits',
    'item',
    'Кому *подойдёт*',
    (ask) => askOfHead(ask, 'Какой характер и кому подойдёт?'),
    free('Характер и кому с таким легко'),
  ),
  animalCare: piece(
    'animal_care',
    'list',
    'Какой *уход*',
    'Какой нужен уход: корм, место, здоровье?',
    free('Два-три правила через запятую'),
  ),
  upkeepCost: piece(
    'upkeep_cost',
    'item',
    '*Сколько* стоит',
    'Во что обходится содержание за месяц?',
    free('Сумма и на что уходит'),
  ),
  unknownBefore: piece(
    'unknown_before',
    'item',
    'Узнают *поздно*',
    'Чего обычно не знают заранее?',
    free('То, что удивляет потом'),
  ),
  bookIn: piece(
    'book_in',
    'item',
    'Заказать *заранее*',
    'За сколько дней заказать или записаться?',
    free('Срок и почему'),
  ),
  freeWhat: piece(
    'free_what',
    'list',
    '*Бесплатно*',
    (ask) => askOfHead(ask, 'Что именно человек получит?'),
    free('Два-три пункта через запятую'),
  ),
  freeFor: piece(
    'free_for',
    'item',
    'Для *кого*',
    'Для кого это и на каких условиях?',
    free('Кому и при каком условии'),
  ),
  comesFrom: piece(
    'comes_from',
    'item',
    'Откуда *это*',
    (ask) => askOfHead(ask, 'Из-за чего это бывает чаще всего?'),
    free('Самая частая причина, одной фразой'),
  ),
  needed: piece(
    'needed',
    'list',
    'Что *понадобится*',
    (ask) => askOfHead(ask, 'Что для этого понадобится?'),
    free('Три-четыре вещи через запятую'),
  ),
  howDone: piece(
    'how_done',
    'list',
    'Как *это делают*',
    'Как вы это делаете, по шагам?',
    free('Сначала, потом, в конце'),
  ),
  bestWhen: piece(
    'best_when',
    'item',
    'Лучше *всего*',
    'Когда и при каких условиях получается лучше?',
    free('Время и условие'),
  ),
  unknown: piece(
    'unknown',
    'item',
    'Что это *такое*',
    (ask) => askOfHead(ask, 'Что это и для кого?'),
    {
      example: 'Одной фразой: что это и для кого',
      chips: ['Товар', 'Услуга', 'Событие', 'Совет'],
      fact: 'about',
    },
  ),
  ifPaid: piece('if_paid', 'number', '*Цена*', 'Сколько это стоит, если за деньги?', {
    example: 'Сумма или «бесплатно»',
    chips: ['₽', 'Бесплатно'],
    fact: 'price',
  }),
  whereGet: piece('where_get', 'item', '*Где* и когда', 'Где и когда с этим можно к вам прийти?', {
    ...free('Адрес, дни и часы или «онлайн»'),
    fact: 'address',
  }),
  whatIn: piece('what_in', 'list', 'Что *входит*', (ask) => askOfHead(ask, 'Что именно входит?'), {
    ...free('Три-четыре пункта через запятую'),
    fact: 'included',
  }),
  startFrom: piece(
    'start_from',
    'list',
    'С чего *начать*',
    (ask) => askOfHead(ask, 'С чего начать?'),
    free('Два-три шага через запятую'),
  ),
  linked: piece(
    'linked',
    'item',
    'Как это *связано*',
    (ask) => askOfHead(ask, 'Как одно связано с другим?'),
    free('Одна мысль, которую запомнят'),
  ),
  allowed: piece(
    'allowed',
    'list',
    'Можно *и нельзя*',
    (ask) => askOfHead(ask, 'Что можно и чего нельзя?'),
    free('Сначала то, что можно'),
  ),
  order: piece('order', 'list', 'Что *в заказе*', (ask) => askOfHead(ask, 'Что входит в заказ?'), {
    ...free('Три-четыре пункта через запятую'),
    fact: 'included',
  }),
  delivers: piece(
    'delivers',
    'item',
    '*Доставка*',
    'Куда доставляете и сколько это стоит?',
    free('Район и сумма'),
  ),
  ownChoice: piece(
    'own_choice',
    'item',
    'Наш *выбор*',
    'Что чаще всего советуете вы и почему?',
    free('Вариант и причина'),
  ),
  fine: piece(
    'fine',
    'item',
    'Что *грозит*',
    (ask) => askFirst(ask, 'Что за это грозит?'),
    free('Наказание или сумма по закону'),
  ),
  lessFine: piece(
    'less_fine',
    'item',
    'Можно *меньше*',
    'Как уменьшить наказание или избежать его?',
    free('Одно действие и срок'),
  ),
  howOftenDone: piece(
    'how_often_done',
    'item',
    'Как *часто*',
    'Когда и как часто это нужно?',
    free('Срок или знак'),
  ),
  notNeeded: piece(
    'not_needed',
    'item',
    'Не *нужно*, если',
    'В каком случае это не нужно?',
    free('Один случай, честно'),
  ),
  nextStep: piece(
    'next_step',
    'list',
    'Что *дальше*',
    'А что делать потом?',
    free('Два-три шага через запятую'),
  ),
  canWait: piece(
    'can_wait',
    'item',
    'Можно *отложить*',
    'Что можно отложить, а что нельзя?',
    free('По одному пункту'),
  ),
  react: piece(
    'react',
    'item',
    'Что *делать* взрослому',
    'Что сделать взрослому?',
    free('Одно действие, с которого начать'),
  ),
  neverReact: piece(
    'never_react',
    'item',
    'Так *не надо*',
    'Чего взрослому лучше не делать и не говорить?',
    free('То, от чего становится хуже'),
  ),
  toSpecialist: piece(
    'to_specialist',
    'item',
    'К *специалисту*',
    'Когда пора к специалисту и к какому?',
    free('Знак и к кому идти'),
  ),
  picks: piece(
    'picks',
    'list',
    'Наш *список*',
    (ask) => askOfHead(ask, 'Что в вашем списке?'),
    free('Три-пять названий через запятую'),
  ),
  pickWhy: piece(
    'pick_why',
    'item',
    'Чем *хорошо*',
    'Чем хорошо каждое?',
    free('По одной фразе на каждое'),
  ),
} as const satisfies Record<string, Piece>
