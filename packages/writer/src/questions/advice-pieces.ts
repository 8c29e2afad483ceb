import type { Ask } from '../ask/read-ask.ts'
import { capitalise } from '../topic/subject.ts'
import { askAlone } from './ask-in-words.ts'
import { askAround, askCause, askDeed, askFirst, askOfHead, askSigns } from './in-words.ts'
import { type Piece, piece, timeOf } from './piece.ts'
import { hintTime, hintWork } from './subject-hints.ts'
import { BEST_TIME, FROM_AGE, UNIT } from './variant-words.ts'

/** «На рыбалку», «в роддом»: where to or for what. «В бане» is where one is already. */
const placeOf = ({ details }: Ask): string | undefined =>
  details.find(
    (detail) =>
      /^(?:на|в|во|к|для)\s/iu.test(detail) &&
      !/собой|\d/u.test(detail) &&
      !/^(?:на|во?)\s[\p{L}-]*(?:е|и|ах|ях)(?!\p{L})/iu.test(detail),
  )

const isOfPapers = ({ sentence }: Ask): boolean => /документ|справк/iu.test(sentence)

/** «Что проверить перед покупкой»: something may speak against it. */
export const isCheck = ({ sentence }: Ask): boolean =>
  /провер|перед (?:покупк|сделк|подпис)|договор/iu.test(sentence)

const LISTED = /^(?:чек[ -]?лист|список|памятка)/iu

const askPoints = (ask: Ask): string => {
  const other = isCheck(ask) ? 'Что обязательно проверить?' : 'Что должно быть в списке?'
  if (isOfPapers(ask)) return askFirst(ask, 'Какие документы нужны?')
  if (!LISTED.test(ask.sentence)) return askFirst(ask, other)
  const told = ask.sentence.replace(/[\s.?!:]+$/u, '')
  return told.includes(':') || told.length > 56 ? other : `${capitalise(told)}: что обязательно?`
}

/** Verbs of work that has an order; the others are done by advice. */
const IN_ORDER =
  /(?<![а-яё])(?:с|по|вы|от|раз|под|за|при|на|у|о|об|про|пере|из|ис)?(?:готовить|клеить|мыть|чистить|стирать|красить|шить|вязать|печь|варить|жарить|сушить|строить|ставить|садить|резать|чинить|монтировать|собрать|разобрать|заменить|поменять|делать|сделать|снять|вывести|убрать|оформить|получить|подать|вернуть|открыть|закрыть|зарегистрировать|перевезти|арендовать|забронировать|заказать|записаться|принять|установить|подключить|настроить|сложить|упаковать|связать|плести|крепить|монтаж|крыть|лить|сажать|брать|перевести|составить|восстановить|отключить)(?:ся)?(?![а-яё])/iu

export const isInOrder = ({ sentence }: Ask): boolean =>
  /пошагов/iu.test(sentence) ||
  (IN_ORDER.test(sentence) && !/сделать,? (?:так,? )?чтоб/iu.test(sentence))

export const isOften = ({ sentence }: Ask): boolean => /как часто|сколько раз/iu.test(sentence)

const askTrap = ({ kind }: Ask): string => {
  if (kind === 'why') return 'Что в этом обычно винят зря?'
  return kind === 'how_to_tell' ? 'С чем это легко спутать?' : 'С чем это чаще всего путают?'
}

const askLook = (ask: Ask): string => {
  const other = 'На что смотреть в первую очередь?'
  const own = askDeed(ask, 'на что смотреть в первую очередь, чтобы', other)
  return own === other ? askFirst(ask, other) : own
}

const askMistake = (ask: Ask): string => {
  const other = 'В чём чаще всего ошибаются?'
  return ask.kind === 'mistakes'
    ? askAround(ask, MISTAKES, (tail) => `какая ошибка ${tail} встречается чаще всего`, other)
    : other
}

const MISTAKES = /ошиб(?:ок|ки|ка|ках)(?=\s)/iu

const askTips = (ask: Ask): string => askOfHead(ask, 'Что вы посоветуете?')

const askBenefit = (ask: Ask): string => {
  if (/^кто /iu.test(ask.sentence)) return 'Когда к таким людям обращаются?'
  return ask.kind === 'why' ? askFirst(ask, 'Что это даёт?') : 'Что это даёт?'
}

const sayLate = (ask: Ask): readonly [string, string] => {
  if (isOften(ask)) return ['Если *реже*', 'Что будет, если реже?']
  if (FROM_AGE.test(ask.sentence)) return ['Если *раньше*', 'Что будет, если раньше?']
  return BEST_TIME.test(ask.sentence)
    ? ['Когда *не стоит*', 'А когда не стоит и почему?']
    : ['Если *опоздать*', 'Что будет, если опоздать?']
}

/** What is advised: causes, signs, steps, mistakes. */
export const ADVICE = {
  cause: piece('cause', 'item', 'Главная *причина*', askCause, {
    example: 'Самая частая причина, одной фразой',
    chips: [],
  }),
  otherCause: piece('other_cause', 'item', 'Ещё *причина*', 'Какая ещё причина бывает?', {
    example: 'Та, о которой не думают',
    chips: [],
  }),
  notice: piece('notice', 'list', 'Как *заметить*', 'Как заметить это вовремя?', {
    example: 'Два-три признака через запятую',
    chips: [],
  }),
  remedy: piece('remedy', 'item', 'Что *делать*', 'Что с этим делать?', {
    example: 'Первое, что вы советуете',
    chips: [],
  }),
  signs: piece('signs', 'list', 'Смотрите *на это*', askSigns, {
    example: 'Три признака через запятую',
    chips: [],
  }),
  check: piece('check', 'item', 'Проверьте *сами*', 'Как проверить это самому?', {
    example: 'Один простой способ',
    chips: [],
  }),
  trap: piece('trap', 'item', 'Здесь *ошибаются*', askTrap, {
    example: 'Одной фразой',
    chips: [],
  }),
  take: piece(
    'take',
    'list',
    'Возьмите *с собой*',
    (ask) => {
      if (ask.kind === 'what_to_take') return askFirst(ask, 'Что взять с собой?')
      const place = placeOf(ask)
      return place ? `Что взять ${place}?` : 'Что взять с собой?'
    },
    {
      example: 'Три-четыре вещи через запятую',
      chips: [],
    },
  ),
  forget: piece('forget', 'item', 'Часто *забывают*', 'Что чаще всего забывают?', {
    example: 'То, за чем возвращаются',
    chips: [],
  }),
  leave: piece('leave', 'item', 'Оставьте *дома*', 'Что точно не понадобится?', {
    example: 'То, что только мешает',
    chips: [],
  }),
  points: piece(
    'points',
    'list',
    (ask) =>
      isOfPapers(ask) ? 'Нужны *документы*' : isCheck(ask) ? 'Проверьте *всё*' : 'Весь *список*',
    askPoints,
    {
      example: 'Три-четыре пункта через запятую',
      chips: [],
    },
  ),
  stop: piece('stop', 'item', '*Откажитесь*, если', 'Что должно остановить?', {
    example: 'Знак, после которого отказываются',
    chips: [],
  }),
  law: piece(
    'law',
    'item',
    'По *закону*',
    (ask) => askFirst(ask, 'Что говорит закон, своими словами?'),
    {
      example: 'Можно, если соблюсти условие',
      chips: ['Можно', 'Нельзя', 'Можно с условием'],
    },
  ),
  basis: piece('basis', 'item', 'Где *написано*', 'Где это написано: закон, статья, договор?', {
    example: 'Закон, статья или пункт договора',
    chips: [],
    hints: () => ['Закон, статья или пункт договора', 'В законе', 'В договоре', 'В правилах'],
  }),
  term: piece(
    'term',
    'number',
    '*срок*',
    (ask) =>
      ask.kind === 'is_it_legal' ? 'Какой срок, штраф или сумму надо помнить?' : 'Какой срок?',
    {
      example: 'Число и единица',
      chips: [],
      hints: ({ kind }) =>
        kind === 'is_it_legal'
          ? ['Число из закона или договора', 'дней', 'месяцев', '₽']
          : ['Число и дни, недели или месяцы', 'дней', 'недель', 'месяцев'],
      fact: 'term',
    },
  ),
  steps: piece(
    'steps',
    'list',
    (ask) => (isInOrder(ask) ? '*По шагам*' : 'Наши *советы*'),
    (ask) => {
      const time = timeOf(ask)
      if (ask.kind === 'is_it_legal') return 'Что делать тому, кого это коснулось?'
      if (time && isInOrder(ask)) return askOfHead(ask, `Что вы успеваете ${time}, по порядку?`)
      const other = isInOrder(ask) ? 'Какие шаги, по порядку?' : 'Что вы посоветуете?'
      return askFirst(ask, askOfHead(ask, other))
    },
    {
      example: 'Два-три пункта через запятую',
      chips: [],
    },
  ),
  look: piece('look', 'list', 'Смотрите *сначала*', askLook, {
    example: 'Три вещи через запятую',
    chips: [],
  }),
  mistake: piece('mistake', 'mistake', 'Частая *ошибка*', askMistake, {
    example: 'Самая частая ошибка, одной фразой',
    chips: [],
  }),
  right: piece('right', 'right', 'Как *надо*', 'А как надо?', {
    example: 'Одно действие вместо ошибки',
    chips: [],
  }),
  otherMistake: piece('other_mistake', 'mistake', 'Ещё *ошибка*', 'Какая ошибка вторая?', {
    example: 'Вторая по частоте',
    chips: [],
  }),
  otherRight: piece('other_right', 'right', 'Как *надо*', 'А как правильно?', {
    example: 'Что сделать вместо неё',
    chips: [],
  }),
  duration: piece('duration', 'number', '*уходит* времени', 'Сколько времени на это уходит?', {
    example: 'Число и срок',
    chips: [],
    hints: hintWork,
    fact: 'term',
  }),
  moment: piece(
    'moment',
    'item',
    '*Когда*',
    (ask) =>
      isOften(ask)
        ? askFirst(ask, 'Как часто это нужно?')
        : askAlone(ask, 'when', 'Когда это нужно делать?'),
    {
      example: 'Срок, месяц или знак',
      chips: [],
      hints: (ask) => (isOften(ask) ? ['Сколько раз и за какой срок'] : undefined),
    },
  ),
  due: piece('due', 'list', 'Видно, что *пора*', 'По чему видно, что пора?', {
    example: 'Два-три признака через запятую',
    chips: [],
  }),
  late: piece(
    'late',
    'item',
    (ask) => sayLate(ask)[0],
    (ask) => sayLate(ask)[1],
    {
      example: 'Одно последствие',
      chips: [],
      hints: ({ sentence }) =>
        BEST_TIME.test(sentence) ? ['Месяц или случай и причина'] : undefined,
    },
  ),
  answer: piece(
    'answer',
    'item',
    'Короткий *ответ*',
    (ask) => askFirst(ask, 'Что вы на это отвечаете?'),
    {
      example: 'Ответ одной фразой',
      chips: [],
    },
  ),
  tips: piece('tips', 'list', 'Наши *советы*', askTips, {
    example: 'Два-три совета через запятую',
    chips: [],
  }),
  keepOff: piece('keep_off', 'item', 'Лучше *не надо*', 'Чего здесь лучше избегать?', {
    example: 'Одной фразой',
    chips: [],
  }),
  because: piece(
    'because',
    'item',
    'Почему *так*',
    ({ kind }) => (kind === 'who_for' ? 'Почему им это не подходит?' : 'Почему именно так?'),
    {
      example: 'Причина из вашей практики',
      chips: [],
    },
  ),
  onWhat: piece('on_what', 'list', 'Зависит *от*', 'От чего это зависит?', {
    example: 'Два-три условия через запятую',
    chips: [],
  }),
  howLong: piece(
    'how_long',
    'number',
    '*срок*',
    (ask) => askAlone(ask, 'how_long', 'Сколько это по времени?'),
    {
      example: 'Число и срок',
      chips: [],
      hints: (ask) => (UNIT.test(ask.sentence) ? ['Число и от чего оно'] : hintTime(ask)),
      fact: 'term',
    },
  ),
  helps: piece('helps', 'item', 'Помогает *и мешает*', 'Что помогает, а что мешает?', {
    example: 'Сначала то, что помогает',
    chips: [],
  }),
  counsel: piece('counsel', 'item', 'Наш *совет*', 'Что посоветуете тому, кто сомневается?', {
    example: 'Одно действие, с которого начать',
    chips: [],
  }),
  places: piece(
    'places',
    'list',
    'Вот *куда*',
    (ask) => askFirst(ask, 'Какие места посоветуете?'),
    {
      example: 'Три-пять названий',
      chips: [],
    },
  ),
  benefit: piece('benefit', 'list', 'Что это *даёт*', askBenefit, {
    example: 'Две-три вещи через запятую',
    chips: [],
  }),
  without: piece('without', 'item', '*Без* этого', 'Что бывает без этого?', {
    example: 'Один случай из практики',
    chips: [],
  }),
  unseen: piece('unseen', 'item', 'Не видно *со стороны*', 'Чего не видно со стороны?', {
    example: 'То, что удивляет гостей',
    chips: [],
  }),
} as const satisfies Record<string, Piece>
