import type { AskKind, AskTone } from '@kadr/contract/studio/questions'
import { findSeason } from '../knowledge/find-aspect.ts'
import { ACCIDENT } from '../questions/variant-words.ts'
import { composeAnniversary } from '../storyboard/compose-anniversary.ts'
import { readOffer } from '../storyboard/read-offer.ts'
import { isAnnouncement } from '../topic/announcement.ts'
import { tidyTopic } from '../topic/tidy-topic.ts'
import { findAskTone } from './ask-tone.ts'
import { type AlsoAsked, findAskKind, type KindFound } from './find-ask-kind.ts'
import { findGenre, type Genre } from './find-genre.ts'
import { isFunctionWord } from './function-words.ts'
import { readClause, saysMore, tellsOfKin, tellsOfSelf } from './read-clause.ts'
import { listSides } from './sides.ts'

/** A sentence as it is understood. */
export type Ask = {
  /** Without emoji and typos. */
  sentence: string
  kind: AskKind
  /** What it asks in the same breath. */
  also: readonly AlsoAsked[]
  tone: AskTone
  /** What it announces. */
  genre: Genre | undefined
  /** Words with a meaning of their own, as they stand: what a fact has to cover. */
  words: readonly string[]
  /** Amounts that are conditions: «за 20 минут», «на 60 человек». */
  amounts: readonly string[]
  /** Both things of a choice or a difference, by their names; none for other kinds. */
  sides: readonly string[]
  /** Phrases with their preposition, «за 20 минут», «на рыбалку»: they fit any sentence unchanged. */
  details: readonly string[]
}

const AMOUNT =
  /(?<![\p{L}\d])(?:за|на|от|до|с|в|по|через|после)\s\d+(?:[.,]\d+)?(?:\s?[–-]\s?\d+)?\s?[\p{L}%°²/]+|(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?(?:лет|год[а-яё]*|минут[а-яё]*|час[а-яё]*|дн[а-яё]*|недел[а-яё]*|месяц[а-яё]*|гост[а-яё]*|человек[а-яё]*|кг|метр[а-яё]*|квадрат[а-яё]*|рубл[а-яё]*|тысяч[а-яё]*|км|литр[а-яё]*|м²|%)/giu
const DETAIL =
  /(?<![\p{L}\d])(?:за|на|в|во|для|после|перед|до|без|при|под|из|со?|у|к|по)\s(?:(?!(?:и|или|а|но|что|как|если|чтобы|не|ли)\s)[\p{L}\d-]+\s){0,2}[\p{L}\d-]{3,}(?=$|[,.:;?!—–]|\s(?:и|или|а|но|что|как|если|чтобы|без|в|на|за|до|после|для)\s)/giu
const ASKS =
  /[?]|(?<![а-яё])(?:как|почему|зачем|сколько|стоит ли|можно ли|нужно ли|что|чем|когда|где|какой|какая|какие)(?![а-яё])/iu

const CHOSEN = /^(?:выб[ио]?р|взять|брать|купить|подобр|лучш)/iu

/** Words that repeat the question of a kind. */
const SPOKEN: Readonly<Partial<Record<AskKind, RegExp>>> = {
  why_price: /^(?:дорог|дорож|дешев|дешёв|цен[аыу]|стои)/iu,
  choice: CHOSEN,
  difference: CHOSEN,
  how_to_choose: CHOSEN,
}

/** An announcement may contain a question word: «мастер-класс, на котором…»; a question never announces. */
const isOffer = (sentence: string): boolean =>
  readOffer(sentence) !== undefined ||
  composeAnniversary(sentence) !== undefined ||
  (isAnnouncement(sentence) && !ASKS.test(sentence) && findAskKind(sentence).kind === 'about')

const listWords = (text: string): string[] => [
  ...new Set(
    (text.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []).filter(
      (word) => !isFunctionWord(word) && !/^\d+$/.test(word),
    ),
  ),
]

const WAY = /(?<![\p{L}\d])за \d+ \p{L}/u
/** «Приедем за 30 минут» is said of a service. */
const PROMISE = /(?<!\p{L})\p{Ll}{2,}(?:ем|ём|им)(?!\p{L})|^\p{L}{3,}[юу](?!\p{L})/iu

/** Somebody tells of themselves: «потеряли сына», «у меня не стало мамы». */
const OWN =
  /(?<![а-яё])(?:(?:маме|папе|отцу|сыну|дочке|дочери|мужу|жене|брату|сестре|бабушке|дедушке|реб[её]нку)(?= (?:поставили|сделали|назначили|сказали|дали|стало|исполни))|у (?:мамы|папы|отца|сына|дочк?и|дочери|мужа|жены|брата|сестры|бабушки|дедушки|реб[её]нка|детей)|[а-яё]{2,}(?:усь|юсь)|я|мы|мне|нам|меня|нас|мо(?:й|я|и|ей|его|ю)|наш[а-яё]*)(?![а-яё])|^[а-яё]+[аеиоыуя]л[аи]?(?:сь|ся)?(?![а-яё])/iu

/** They tell of people; nothing is offered. */
const TOLD: readonly Genre[] = [
  'review',
  'greeting',
  'thanks',
  'farewell',
  'apology',
  'game',
  'meet',
  'results',
  'advantages',
]

const findKind = (sentence: string, tone: AskTone, genre: Genre | undefined): KindFound => {
  if (genre === undefined && tellsOfSelf(sentence))
    return { kind: 'story', also: [], rest: sentence }
  if (genre && TOLD.includes(genre)) return { kind: 'story', also: [], rest: sentence }
  if (genre || (isOffer(sentence) && !saysMore(sentence)))
    return { kind: 'offer', also: [], rest: sentence }
  const found = findAskKind(sentence)
  // «Генеральная уборка за 3 часа» promises a way.
  const isWay = found.kind === 'about' && WAY.test(sentence) && !PROMISE.test(sentence)
  if (isWay) return { ...found, kind: 'how_to' }
  const isSad = tone === 'grief' || tone === 'illness'
  const isOwn =
    found.kind === 'about' &&
    isSad &&
    readClause(sentence) !== 'wronged' &&
    !ACCIDENT.test(sentence) &&
    (OWN.test(sentence) || tellsOfKin(sentence))
  return isOwn ? { ...found, kind: 'story' } : found
}

/** They ask of their own where an announcement would only tell. */
const ASKED: readonly AskKind[] = [
  'before_after',
  'intro',
  'first_time',
  'mistakes',
  'myths',
  'included',
  'outcome',
  'who_for',
  'difference',
  'checklist',
]

/** Of a loss nobody announces. */
const readGenre = (sentence: string, tone: AskTone): Genre | undefined => {
  const isAsked = ASKED.includes(findAskKind(sentence).kind)
  const isTold = tellsOfSelf(sentence) || saysMore(sentence)
  return isAsked || tone === 'grief' || isTold ? undefined : findGenre(sentence)
}

/** «Пчеловод показывает, как зимуют ульи» asks what it shows. */
const TELLER =
  /^(?:[\p{L}-]+ ){1,3}(?:показыва|рассказыва|объясня|поясня|отвеча|дел[ия]тся)[а-яё]*(?: на вопрос)?(?:, |: )(?=(?:как|почему|зачем|что|чем|сколько|когда|где|куда|кому|[а-яё]+ ли)(?![а-яё]))/iu
const dropTeller = (sentence: string): string => {
  const asked = sentence.replace(TELLER, '')
  return asked === sentence ? sentence : asked.charAt(0).toUpperCase() + asked.slice(1)
}

/** What a sentence is about, what it asks and how carefully it has to be told. */
export const readAsk = (raw: string): Ask => {
  const sentence = dropTeller(tidyTopic(raw))
  const tone = findAskTone(sentence)
  const genre = composeAnniversary(sentence) ? undefined : readGenre(sentence, tone)
  const found = findKind(sentence, tone, genre)
  const amounts = [...found.rest.matchAll(AMOUNT)].map(([amount]) => amount.trim())
  const season = findSeason(sentence)
  return {
    sentence,
    kind: found.kind,
    also: found.also,
    tone,
    genre,
    words: listWords(found.rest.replaceAll(AMOUNT, ' ')).filter(
      (word) =>
        (season === undefined || findSeason(word) !== season) && !SPOKEN[found.kind]?.test(word),
    ),
    amounts,
    sides: found.kind === 'choice' || found.kind === 'difference' ? listSides(sentence) : [],
    details: [...sentence.matchAll(DETAIL)].map(([detail]) => detail.trim()),
  }
}

/** What is asked first, without the further questions. */
export const readFirst = ({ sentence, also }: Ask): string =>
  also.reduce((left, { words }) => {
    const at = left.indexOf(words)
    return at <= 0 ? left : left.slice(0, at).replace(/[\s,]+(?:(?:и|а)\s*)?$/iu, '')
  }, sentence)
