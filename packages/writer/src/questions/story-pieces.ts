import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import type { Ask } from '../ask/read-ask.ts'
import { writeInside } from '../ask/read-thing.ts'
import { findReceiver } from '../ask/sides.ts'
import { capitalise } from '../topic/subject.ts'
import { askAround, askFirst, askNo, askOfHead, askOfThing, askYes } from './in-words.ts'
import { type Piece, piece } from './piece.ts'
import type { Hints } from './subject-hints.ts'
import { isTurned, turnToYou } from './turn-to-you.ts'

const sideOf = ({ sides }: Ask, index: number): string =>
  sides[index] ?? (index === 0 ? 'первый вариант' : 'второй вариант')

const VERDICT = 'Ваш ответ: да, нет или когда как?'
const MAX_SIDE = 34
const MAX_THING = 50

const shortSide = (ask: Ask, index: number): string =>
  cutToFit({ text: sideOf(ask, index), fits: (part) => part.length <= MAX_SIDE })

const namesSide = ({ sides }: Ask, detail: string): boolean =>
  sides.some((side) => side.split(/\s+/).some((word) => detail.split(/\s+/).includes(word)))

/** «Для съёмной квартиры»: what both are chosen for. */
const purposeOf = (ask: Ask): string | undefined =>
  findReceiver(ask.sentence) ??
  ask.details.find(
    (detail) =>
      /^(?:для|на|под|при|после|перед|в|во)\s/iu.test(detail) &&
      detail.length <= MAX_SIDE &&
      !namesSide(ask, detail),
  )

/** «Душ в маленькую квартиру: когда это лучший выбор?» */
const askOfChoice = (ask: Ask, index: number): string => {
  const purpose = purposeOf(ask)
  const side = shortSide(ask, index)
  const [given = ''] = /,\s(?:если|когда)\s[^,.?!]{4,40}/iu.exec(ask.sentence) ?? []
  const named = `${purpose === undefined ? side : `${side} ${writeInside(purpose)}`}${given}`
  const isOblique = ask.sides.some((one) => /^\S+[ую](?:\s|$)/iu.test(one))
  return isOblique
    ? `Когда лучше взять ${writeInside(named)}?`
    : `${capitalise(named)}: когда это лучший выбор?`
}

const askAbout = (ask: Ask, index: number): string =>
  ask.sides[index] === undefined
    ? `Чем хорош ${sideOf(ask, index)}?`
    : ask.kind === 'difference'
      ? `${capitalise(shortSide(ask, index))}: в чём главная особенность?`
      : askOfChoice(ask, index)

const hintSide = ({ kind }: Ask): Hints | undefined =>
  kind === 'choice' ? ['Случай, в котором это лучше'] : ['Особенность, которую заметно']

const NEW = /^(?:до и после|было (?:и )?стало|до[/–—-]после|было[/–—-]стало)[:,]?\s+/iu

const askOfBefore = (ask: Ask): string => {
  const what =
    ask.sentence
      .replace(NEW, '')
      .split(/[.!?…,]/u)[0]
      ?.trim() ?? ''
  const isThing = what !== ask.sentence && what.length >= 3 && what.length <= MAX_THING
  return isThing ? `${capitalise(what)}: как было до?` : 'Как было до?'
}

const askMyth = (ask: Ask): string =>
  askAround(
    ask,
    /миф(?:ы|а|ов)?(?=\s(?:о|об|обо|про)\s)/iu,
    (tail) => `какой миф ${tail} слышите чаще всего`,
    askOfHead(ask, 'Какой миф слышите чаще всего?'),
  )

const FIRST = /^(?:перв(?:ый|ая|ое) (?!раз)|как проходит |экскурси)/iu

const askHappens = (ask: Ask): string => {
  if (ask.kind === 'story') {
    const other = 'Что происходит по порядку?'
    return /^как /iu.test(ask.sentence) ? askFirst(ask, other) : askOfHead(ask, other)
  }
  if (/^как (?:это )?(?:проход|выгляд)/iu.test(ask.sentence))
    return askFirst(ask, 'Что будет по порядку?')
  return FIRST.test(ask.sentence)
    ? askOfThing(ask, ({ name, ends }) => `как проход${ends} ${name}`, 'Что будет по порядку?')
    : askFirst(ask, 'Что будет по порядку?')
}

const NAMED: readonly (readonly [string, string])[] = [
  ['причин', 'причины'],
  ['иде[яийю]', 'идеи'],
  ['способ', 'способы'],
  ['совет', 'советы'],
  ['правил', 'правила'],
  ['вещ', 'вещи'],
  ['шаг', 'шаги'],
  ['лайфхак', 'лайфхаки'],
  ['секрет', 'секреты'],
  ['факт', 'факты'],
  ['при[её]м', 'приёмы'],
  ['момент', 'моменты'],
  ['фраз', 'фразы'],
  ['мест', 'места'],
  ['звук', 'звуки'],
  ['хитрост', 'хитрости'],
]

const askStart = ({ sentence }: Ask): string => {
  const told = turnToYou(sentence.replace(/[\s?.!:]+$/u, ''))
  return /^как вы\s/iu.test(told) && isTurned(told) && told.length <= 60
    ? `${capitalise(told)}: с чего всё началось?`
    : 'С чего всё началось?'
}

/** What is compared, told, believed or feared. */
export const STORY = {
  fear: piece('fear', 'quote', 'Чего *боятся*', 'Чего боятся те, кто приходит впервые?', {
    example: 'Одна фраза, которую вы слышите',
    chips: [],
  }),
  worry: piece(
    'worry',
    'item',
    'О чём *спрашивают*',
    ({ kind }) =>
      kind === 'included'
        ? 'О чём стоит договориться заранее?'
        : 'О чём вас спрашивают чаще всего?',
    {
      example: 'Вопрос, который слышите чаще всего',
      chips: [],
      hints: ({ kind }) => (kind === 'included' ? ['То, о чём потом спорят'] : undefined),
    },
  ),
  oneSide: piece(
    'one_side',
    'one_side',
    (ask) => sideOf(ask, 0),
    (ask) => askAbout(ask, 0),
    { example: 'Одно главное преимущество', chips: [], hints: hintSide },
  ),
  otherSide: piece(
    'other_side',
    'other_side',
    (ask) => sideOf(ask, 1),
    (ask) => askAbout(ask, 1),
    { example: 'Одно главное преимущество', chips: [], hints: hintSide },
  ),
  fits: piece(
    'fits',
    'item',
    (ask) => (purposeOf(ask) === undefined ? 'Кому *что*' : 'Что *важнее*'),
    (ask) => {
      const purpose = ask.kind === 'choice' ? purposeOf(ask) : undefined
      return purpose === undefined
        ? 'Кому подойдёт одно, а кому другое?'
        : `Что ${/^для\s/iu.test(purpose) ? writeInside(purpose) : 'в этом случае'} важнее всего?`
    },
    {
      example: 'Назовите по одному случаю',
      chips: [],
      hints: (ask) =>
        ask.kind === 'choice' && purposeOf(ask) !== undefined ? ['Одно и почему'] : undefined,
    },
  ),
  advice: piece('advice', 'item', 'Мы *советуем*', 'Что советуете вы и почему?', {
    example: 'Вариант и причина',
    chips: ['Зависит от случая'],
  }),
  happens: piece('happens', 'list', 'Как *проходит*', (ask) => askHappens(ask), {
    example: 'Сначала, потом, в конце',
    chips: [],
  }),
  myth: piece('myth', 'myth', '*Миф*', (ask) => askMyth(ask), {
    example: 'Фраза, которую вы слышите',
    chips: [],
  }),
  truth: piece('truth', 'truth', 'На самом *деле*', 'А как на самом деле?', {
    example: 'Ответ одной фразой',
    chips: [],
  }),
  proof: piece('proof', 'item', 'Как мы это *знаем*', 'Откуда вы это знаете?', {
    example: 'Видим это каждую неделю',
    chips: ['Из опыта', 'Из исследования', 'Спросили клиентов'],
  }),
  list: piece(
    'list',
    'list',
    'Вот *они*',
    (ask) => {
      const { sentence } = ask
      const named = NAMED.find(([stem]) => new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(sentence))
      return named
        ? askAround(
            ask,
            new RegExp(`${named[0]}[а-яё]*`, 'iu'),
            (tail) => `какие ${named[1]} ${tail} назовёте`,
            `Какие это ${named[1]}?`,
          )
        : askFirst(
            { ...ask, sentence: `${ask.sentence.replace(/[\s?.!:]+$/u, '')}: какие` },
            'Перечислите через запятую: что это?',
          )
    },
    { example: 'Три-пять пунктов', chips: [] },
  ),
  main: piece('main', 'item', '*Главное*', 'Что из этого главное и почему?', {
    example: 'Один пункт и причина',
    chips: [],
  }),
  practice: piece('practice', 'item', 'Из *практики*', 'Какой случай из практики это показывает?', {
    example: 'Один случай, коротко',
    chips: [],
  }),
  verdict: piece(
    'verdict',
    'item',
    'Наш *ответ*',
    (ask) =>
      ask.kind === 'is_it_worth' &&
      /(?<![а-яё])(?:ли|или не(?:т|льзя))(?![а-яё])/iu.test(ask.sentence)
        ? askFirst(ask, VERDICT)
        : VERDICT,
    {
      example: 'Чаще да, но есть условие',
      chips: ['Да', 'Нет', 'Зависит от случая'],
    },
  ),
  yes: piece('yes', 'item', '*Да*, если', askYes, {
    example: 'Условие одной фразой',
    chips: [],
  }),
  no: piece('no', 'item', '*Нет*, если', askNo, {
    example: 'Условие одной фразой',
    chips: [],
  }),
  before: piece('before', 'before', 'Было *и стало*', (ask) => askOfBefore(ask), {
    example: 'Как выглядело и что не устраивало',
    chips: [],
  }),
  after: piece('after', 'after', 'Было *и стало*', 'А что стало после?', {
    example: 'Что изменилось',
    chips: [],
  }),
  done: piece('done', 'list', 'Что *сделали*', 'Что именно сделали?', {
    example: 'Три-четыре дела через запятую',
    chips: [],
  }),
  start: piece('start', 'item', 'С чего *началось*', askStart, {
    example: 'Один день или случай',
    chips: [],
  }),
  hard: piece('hard', 'item', 'Было *трудно*', 'Что было труднее всего?', {
    example: 'Один момент, честно',
    chips: [],
  }),
  turn: piece('turn', 'item', 'Что *изменилось*', 'Что изменило дело?', {
    example: 'Встреча, решение или случай',
    chips: [],
  }),
  ending: piece('ending', 'item', 'К чему *пришли*', 'К чему пришли?', {
    example: 'Что есть сегодня',
    chips: [],
  }),
  whoAmI: piece('who_am_i', 'item', 'Кто *я*', 'Кто вы и чем занимаетесь?', {
    example: 'Имя, дело и город',
    chips: [],
    fact: 'about',
  }),
  path: piece('path', 'item', 'Как *пришли* к этому', 'Как вы к этому пришли?', {
    example: 'Один случай, с которого началось',
    chips: [],
  }),
  comeFor: piece(
    'come_for',
    'list',
    '*С чем* приходят',
    (ask) =>
      ask.kind === 'about' ? askOfHead(ask, 'С чем к вам приходят?') : 'С чем к вам приходят?',
    {
      example: 'Две-три просьбы через запятую',
      chips: [],
    },
  ),
  told: piece('told', 'item', 'Как это *было*', 'Что вы готовы рассказать?', {
    example: 'Столько, сколько хотите',
    chips: [],
  }),
  remembered: piece(
    'remembered',
    'item',
    'Вспоминаем *чаще всего*',
    'Что вы вспоминаете чаще всего?',
    {
      example: 'Голос, смех, повадка',
      chips: [],
    },
  ),
  habit: piece('habit', 'item', 'Любимое *дело*', 'Какая привычка или любимое дело помнится?', {
    example: 'То, что видите как сейчас',
    chips: [],
  }),
  memory: piece('memory', 'item', 'Помним *этот день*', 'Какой день или случай вы бережёте?', {
    example: 'Столько, сколько хотите',
    chips: [],
  }),
  farewellWords: piece('farewell_words', 'quote', 'Наши *слова*', 'Какие слова хочется сказать?', {
    example: 'Одна фраза от вас',
    chips: [],
  }),
  comfort: piece('comfort', 'item', 'Что *помогает*', 'Что помогает сейчас?', {
    example: 'Человек, привычка, место',
    chips: [],
  }),
  wish: piece('wish', 'item', 'Тем, *кому так же*', 'Что скажете тем, кому сейчас так же?', {
    example: 'Одна фраза от себя',
    chips: [],
  }),
  ahead: piece('ahead', 'item', 'Знать *заранее*', 'Что важно знать заранее?', {
    example: 'То, о чём неловко спросить',
    chips: [],
  }),
  support: piece('support', 'item', 'Что берут *на себя*', 'С чем вы поможете?', {
    example: 'То, чем семье не придётся заниматься',
    chips: [],
  }),
} as const satisfies Record<string, Piece>
