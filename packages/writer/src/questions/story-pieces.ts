import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import type { Ask } from '../ask/read-ask.ts'
import { askInWords, type Piece, piece } from './piece.ts'

const sideOf = ({ sides }: Ask, index: number): string =>
  sides[index] ?? (index === 0 ? 'первый вариант' : 'второй вариант')

const VERDICT = 'Ваш ответ: да, нет или когда как?'
const MAX_SIDE = 34

const shortSide = (ask: Ask, index: number): string =>
  cutToFit({ text: sideOf(ask, index), fits: (part) => part.length <= MAX_SIDE })

const askAbout = (ask: Ask, index: number): string =>
  ask.sides[index] === undefined
    ? `Чем хорош ${sideOf(ask, index)}?`
    : ask.kind === 'difference'
      ? `Что главное о варианте «${shortSide(ask, index)}»?`
      : `Чем хорош вариант «${shortSide(ask, index)}»?`

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

/** What is compared, told, believed or feared. */
export const STORY = {
  fear: piece('fear', 'quote', 'Чего *боятся*', 'Чего люди боятся перед первым разом?', {
    example: 'Одна фраза, которую вы слышите',
    chips: [],
  }),
  worry: piece('worry', 'item', 'О чём *спрашивают*', 'О чём спрашивают чаще всего?', {
    example: 'Вопрос, который слышите чаще всего',
    chips: [],
  }),
  oneSide: piece(
    'one_side',
    'one_side',
    (ask) => sideOf(ask, 0),
    (ask) => askAbout(ask, 0),
    { example: 'Одно главное преимущество', chips: [] },
  ),
  otherSide: piece(
    'other_side',
    'other_side',
    (ask) => sideOf(ask, 1),
    (ask) => askAbout(ask, 1),
    { example: 'Одно главное преимущество', chips: [] },
  ),
  fits: piece('fits', 'item', 'Кому *что*', 'Кому подойдёт одно, а кому другое?', {
    example: 'Назовите по одному случаю',
    chips: [],
  }),
  advice: piece('advice', 'item', 'Мы *советуем*', 'Что советуете вы и почему?', {
    example: 'Вариант и причина',
    chips: ['Зависит от случая'],
  }),
  happens: piece(
    'happens',
    'list',
    'Как *проходит*',
    ({ kind }) => (kind === 'story' ? 'Что происходит по порядку?' : 'Что будет по порядку?'),
    {
      example: 'Сначала, потом, в конце',
      chips: [],
    },
  ),
  myth: piece('myth', 'myth', '*Миф*', 'Во что люди верят зря?', {
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
    ({ sentence }) => {
      const named = NAMED.find(([stem]) => new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(sentence))
      return named ? `Какие это ${named[1]}? Через запятую` : 'Перечислите через запятую: что это?'
    },
    { example: 'Три-пять пунктов', chips: [] },
  ),
  main: piece('main', 'item', '*Главное*', 'Что из этого главное и почему?', {
    example: 'Один пункт и причина',
    chips: [],
  }),
  practice: piece('practice', 'item', 'Из *практики*', 'Какой случай это показывает?', {
    example: 'Один случай, коротко',
    chips: [],
  }),
  verdict: piece(
    'verdict',
    'item',
    'Наш *ответ*',
    ({ sentence, kind }) =>
      kind === 'is_it_worth' && /(?<![а-яё])ли(?![а-яё])/iu.test(sentence)
        ? askInWords(sentence, VERDICT)
        : VERDICT,
    {
      example: 'Чаще да, но есть условие',
      chips: ['Да', 'Нет', 'Зависит от случая'],
    },
  ),
  yes: piece('yes', 'item', '*Да*, если', 'В каком случае да?', {
    example: 'Условие одной фразой',
    chips: [],
  }),
  no: piece('no', 'item', '*Нет*, если', 'В каком случае нет?', {
    example: 'Условие одной фразой',
    chips: [],
  }),
  before: piece('before', 'before', 'Было *и стало*', 'Как было до?', {
    example: 'Что мешало',
    chips: [],
  }),
  after: piece('after', 'after', 'Было *и стало*', 'Как стало после?', {
    example: 'Что изменилось',
    chips: [],
  }),
  done: piece('done', 'list', 'Что *сделали*', 'Что именно сделали?', {
    example: 'Три-четыре дела через запятую',
    chips: [],
  }),
  start: piece('start', 'item', 'С чего *началось*', 'С чего всё началось?', {
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
  comeFor: piece('come_for', 'list', '*С чем* приходят', 'С чем к вам приходят?', {
    example: 'Две-три просьбы через запятую',
    chips: [],
  }),
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
