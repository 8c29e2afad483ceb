import type { AskKind } from '@kadr/contract/studio/questions'
import type { Ask } from '../ask/read-ask.ts'
import { type Piece, piece } from './piece.ts'
import { findRealm } from './realm.ts'
import type { Realm } from './realm-hints.ts'

const free = (example: string) => ({ example, chips: [] })

/** What somebody of the trade asks besides, whatever the sentence asks. */
export const EXPERT = {
  afterCare: piece(
    'after_care',
    'item',
    'Уход *дома*',
    'Какой уход дома продлит результат?',
    free('Одна привычка'),
  ),
  forAge: piece(
    'for_age',
    'item',
    'По *возрасту*',
    'Что здесь зависит от возраста ребёнка?',
    free('До скольких лет и почему'),
  ),
  toVet: piece(
    'to_vet',
    'item',
    'Пора *к ветеринару*',
    'Когда пора показаться ветеринару?',
    free('Знак, после которого не ждут'),
  ),
  toDoctor: piece(
    'to_doctor',
    'item',
    'Пора *к врачу*',
    'Когда пора к врачу и к какому?',
    free('Знак и врач'),
  ),
  inMonth: piece(
    'in_month',
    'item',
    'По *сезону*',
    'В каком месяце и в какую погоду это делают?',
    free('Месяц и погода'),
  ),
  keepsFor: piece('keeps_for', 'number', '*хранится*', 'Сколько это хранится и где?', {
    example: 'Срок и место',
    chips: ['часов', 'дней'],
  }),
  toMaster: piece(
    'to_master',
    'item',
    'Нужен *мастер*',
    'Когда уже нужен мастер?',
    free('Знак, после которого самому нельзя'),
  ),
  stillDrive: piece(
    'still_drive',
    'item',
    'Сколько *можно ездить*',
    'Сколько с этим ещё можно ездить?',
    free('Километры, дни или «нисколько»'),
  ),
  papersFor: piece('papers_for', 'list', 'Нужны *документы*', 'Какие документы понадобятся?', {
    example: 'Два-три через запятую',
    chips: [],
  }),
  howOften: piece(
    'how_often',
    'item',
    'Как *часто*',
    'Сколько раз в неделю это нужно?',
    free('Раз в неделю и сколько минут'),
  ),
  aheadOf: piece(
    'ahead_of',
    'item',
    'Думать *заранее*',
    'За сколько недель до праздника об этом думать?',
    free('Число недель и почему'),
  ),
  ofSeason: piece(
    'of_season',
    'item',
    'По *сезону*',
    'В какой сезон это годится, а в какой нет?',
    free('Месяцы'),
  ),
  inFigures: piece(
    'in_figures',
    'item',
    'Смотрите *на цифры*',
    'По каким цифрам видно, что это работает?',
    free('Одна-две цифры'),
  ),
} as const satisfies Record<string, Piece>

const { toVet, toMaster, stillDrive, inMonth, keepsFor, papersFor } = EXPERT

type Asked = { piece: Piece; kinds: readonly AskKind[]; words?: RegExp }

const PROCEDURES =
  /(?<![а-яё])(?:маникюр|педикюр|покрыти|гель|шеллак|эпиляц|депиляц|шугар|ваксинг|ламинир|окраш|мелир|наращ|бров|ресни|кератин|тату|перманент|пилинг|чистк[аиу] лица)/iu
const GROWING =
  /(?<![а-яё])(?:са[жд]|поса[дж]|переса[дж]|прив[ие]|обрез|подкорм|се[яй]|посе|полив|удобр|укры|черенк|опрыск|прореж)/iu
const TRAINING =
  /(?<![а-яё])(?:трениров|накача|растян|шпагат|похуд|осанк|упражн|сесть на|подтян|бегать)/iu
const KEPT =
  /(?<![а-яё])(?:хран|замор|замар|солить|засол|суш[иь]|вялить|консерв|крем|начинк|закваск|соус)/iu

const BROKEN =
  /(?<![а-яё])(?:слома|не (?:работ|вкл|закр|откр|крут|заряж|сливает|греет|морозит)|тека|теч[её]т|протека|скрип|капает|искрит|выбива|заеда|отвал|завис|глючит|греется|трещин|отош[её]л)/iu

/** By trade, kind and words: a question that belongs to all of them. */
const ASKED: Readonly<Partial<Record<Realm, readonly Asked[]>>> = {
  beauty: [{ piece: EXPERT.afterCare, kinds: ['why', 'how_long', 'question'], words: PROCEDURES }],
  child: [{ piece: EXPERT.forAge, kinds: ['how_to', 'question', 'how_to_tell'] }],
  animal: [{ piece: toVet, kinds: ['why', 'how_to_tell'] }],
  health: [
    {
      piece: EXPERT.toDoctor,
      kinds: ['why', 'how_to_tell', 'question'],
      words: /боли|боле|симптом|призна|кровит|отёк|отек|выпада|немеет|опух|стреля|шата/iu,
    },
  ],
  plant: [{ piece: inMonth, kinds: ['how_to', 'question'], words: GROWING }],
  food: [{ piece: keepsFor, kinds: ['how_to', 'question'], words: KEPT }],
  thing: [{ piece: toMaster, kinds: ['why', 'how_to_tell', 'how_to'], words: BROKEN }],
  car: [{ piece: stillDrive, kinds: ['why', 'how_to_tell'] }],
  paper: [{ piece: papersFor, kinds: ['how_to', 'question', 'who_for'] }],
  sport: [{ piece: EXPERT.howOften, kinds: ['how_to', 'question', 'list'], words: TRAINING }],
  event: [{ piece: EXPERT.aheadOf, kinds: ['question', 'list', 'how_to_save'] }],
  hike: [{ piece: EXPERT.ofSeason, kinds: ['question', 'list'] }],
  travel: [{ piece: EXPERT.ofSeason, kinds: ['question', 'list', 'how_to_save'] }],
  sales: [{ piece: EXPERT.inFigures, kinds: ['how_to', 'question', 'list', 'why'] }],
}

/** Work around a trade is not the trade: «как открыть пекарню», «как перевезти пчёл». */
const AROUND =
  /(?<![а-яё])(?:прода[тв]|откры[тв]|закры[тв]|стать|оформ|регистрир|зарегистр|перев[её]з|вывез|утилизир|сдать|удалить|платить|накоп|бросить|обман|аренд|отмен|застрах|куп|найти|нанять|уволить|договор)/iu

const PAID = /(?<![а-яё])(?:платить|накоп|выбрать|сэконом|вложить)/iu

/** Of those it takes the place, the first that is there: they fit any trade and say little. */
const GENERAL: readonly string[] = ['practice', 'trap', 'duration', 'right']

const RETURN = /(?<![а-яё])(?:вернуть (?:деньги|товар|аванс|предоплат|билет)|возврат)/iu

export const findExpert = (ask: Ask): { piece: Piece; instead: readonly string[] } | undefined => {
  if (ask.kind === 'how_to' && RETURN.test(ask.sentence))
    return { piece: papersFor, instead: GENERAL }
  const realm = findRealm(ask)
  const isAround = (realm === 'paper' ? PAID : AROUND).test(ask.sentence)
  if (!realm || isAround) return undefined
  const found = ASKED[realm]?.find(
    ({ kinds, words }) => kinds.includes(ask.kind) && (words?.test(ask.sentence) ?? true),
  )
  return found && { piece: found.piece, instead: GENERAL }
}
