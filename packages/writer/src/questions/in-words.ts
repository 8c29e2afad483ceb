import { type Ask, readFirst } from '../ask/read-ask.ts'
import { readDeed, readState } from '../ask/read-deed.ts'
import { isSaying, readThing } from '../ask/read-thing.ts'
import { WORKERS } from '../topic/announcement.ts'
import { capitalise } from '../topic/subject.ts'
import { askInWords } from './ask-in-words.ts'

const MAX = 84
const MAX_HEAD = 100

/** A question with words of the sentence; the other where they are missing or too many. */
const askWith = (words: string | undefined, other: string): string =>
  words === undefined || words.length > MAX ? other : `${capitalise(words)}?`

const ASKING =
  /(?<![а-яё])(?:как|ч[её]м|чего|чему|кем|что|сколько|почему|зачем|отчего|когда|где|куда|откуда|кому|кто|кого|чей|чья|поч[её]м|как(?:ой|ая|ое|ие|ую|им|ого|их)|ли)(?![а-яё])|\?/iu

/** What the person asks, asked of the person; the other words where it is none or too long. */
export const askFirst = (ask: Ask, other: string): string =>
  ASKING.test(ask.sentence) ? askInWords(readFirst(ask), other) : other

/** With «чтобы перетянуть диван», «если вянет фикус». */
export const askDeed = (ask: Ask, before: string, other: string): string => {
  const deed = readDeed(ask)
  return askWith(deed && `${before} ${deed}`, other)
}

const HEAD = /^([^:?!.]{3,60}):\s/u

const MAX_TOLD = 60
const BEGINS_ASKING = new RegExp(`^(?:${ASKING.source})`, 'iu')

/** «Снять порчу с дома»: no thing by its name, so the whole is quoted. */
const tellWhole = ({ kind, sentence }: Ask): string | undefined => {
  const told = sentence.replace(/[\s.!?…]+$/u, '')
  const isTold =
    (kind === 'about' || kind === 'offer') && told.length <= MAX_TOLD && !BEGINS_ASKING.test(told)
  return isTold ? `«${capitalise(told.replaceAll(/[«»"]/gu, ''))}»` : undefined
}

/** «Ремонт ванной: на чём можно сэкономить?» needs no case. */
export const askOfHead = (ask: Ask, question: string): string => {
  const named = HEAD.exec(ask.sentence)?.[1] ?? readThing(ask.sentence)?.name
  const head = named ?? tellWhole(ask)
  const isAsking = /^(?:как|что|чем|почему|до и после|было|миф|ошибк)/iu.test(head ?? '')
  const inside = `${question.charAt(0).toLowerCase()}${question.slice(1)}`
  return head === undefined || isAsking || head.length + question.length > MAX_HEAD
    ? question
    : `${capitalise(head)}: ${inside}`
}

/** «Сколько у вас стоит стрижка»: the verb agrees with the thing. */
export const askOfThing = (
  ask: Ask,
  say: (thing: { name: string; accusative: string; ends: 'ит' | 'ят' }) => string,
  other: string,
): string => {
  const thing = readThing(ask.sentence)
  if (!thing) return other
  const { name, accusative, isPlural } = thing
  return askWith(say({ name, accusative, ends: isPlural ? 'ят' : 'ит' }), other)
}

/** What follows a word up to a sign: «о прививках собакам» after «мифы». */
const tailOf = (ask: Ask, word: RegExp): string | undefined => {
  const [found] = word.exec(ask.sentence) ?? []
  if (found === undefined) return undefined
  const rest = ask.sentence.slice(ask.sentence.indexOf(found) + found.length)
  const tail = (rest.split(/[:.!?…,]|\s[—–-]\s/u)[0] ?? '').trim()
  return tail === '' ? undefined : tail
}

/** «Какая ошибка при укладке плитки…»: what belongs to the word, where it does. */
export const askAround = (
  ask: Ask,
  word: RegExp,
  say: (tail: string) => string,
  other: string,
): string => {
  const tail = tailOf(ask, word)
  const isClause = /^(?:почему|как|чтобы|которые|что|и|,)(?![а-яё])/iu.test(tail ?? '')
  return askWith(tail && !isClause ? say(tail) : undefined, other)
}

const PRICED =
  /(?<![а-яё])(?:сколько (?:будет )?сто[ия]т|поч[её]м|(?:цен[аы]|стоимость|прайс) на)\s/iu

/** «Сколько у вас стоит перетянуть диван». */
export const askPrice = (ask: Ask): string => {
  const first = readFirst(ask)
  const [found] = PRICED.exec(first) ?? []
  const rest = found
    ? (first.slice(first.indexOf(found) + found.length).split(/[:.!?…]|,\s/u)[0] ?? '')
        .replace(/\s(?:у (?:нас|меня|вас)|в наш[а-яё]+ [а-яё]+)$/iu, '')
        .trim()
    : ''
  if (found && rest !== '' && !/^(?:у|это)(?![а-яё])|^(?:час|услуга|раз)$/iu.test(rest))
    return /^(?:цен|стоим|прайс)/iu.test(found.trim())
      ? askWith(`какая у вас цена на ${rest}`, 'Сколько это стоит у вас?')
      : askWith(
          `сколько у вас сто${/стоят/iu.test(found) ? 'я' : 'и'}т ${rest}`,
          'Сколько это стоит у вас?',
        )
  if (ask.kind === 'how_to_choose')
    return HIRED.test(ask.sentence)
      ? 'Сколько стоят ваши услуги?'
      : 'Сколько у вас стоит хороший вариант?'
  const other = 'Сколько это стоит у вас?'
  const isNamed = ask.kind === 'about' || ask.kind === 'how_much' || ask.kind === 'included'
  return isNamed
    ? askOfThing(ask, ({ name, ends }) => `сколько у вас сто${ends} ${name}`, other)
    : other
}

const HIRED = new RegExp(`(?<![а-яё])(?:${WORKERS}|[а-яё]+олог)`, 'iu')

const WHETHER = /(?:^|:\s|\s)((?:есть|имеет) смысл|[а-яё]+) ли\s+(.+)$/iu
const NEITHER: Readonly<Record<string, string>> = {
  можно: 'нельзя',
  'есть смысл': 'нет смысла',
  'имеет смысл': 'нет смысла',
  есть: 'нет',
}

const findWhether = (ask: Ask): string => {
  const [, verb = ''] = WHETHER.exec(readFirst(ask)) ?? []
  const lower = verb.toLowerCase()
  return UNASKED.has(lower) ? '' : lower
}
const YOU = /[еёи]те(?:сь)?$/u
/** Nobody forbids them: they succeed or not. */
const OUTCOME =
  /ли (?:[а-яё]+ ){0,2}?(?:похуд|вылеч|заработ|науч|накоп|выигр|восстанов|спас|верн|убра|исправ|почин|отстир|отмы|вывес|избав|успе|сэконом|выраст|определ|узнать|отлич|реставр|прожить|устран|снизить|уменьш|увелич|обойт)/iu
const UNASKED = new Set(['правда', 'верно', 'не', 'законно'])

/** «Когда стоит?» and the opposite. */
export const askYes = (ask: Ask): string => {
  const verb = findWhether(ask)
  if (YOU.test(verb)) return 'На каких условиях?'
  if (verb === 'можно' && OUTCOME.test(ask.sentence)) return 'В каком случае получится?'
  return verb === '' ? 'В каком случае да?' : `В каком случае ${verb}?`
}

export const askNo = (ask: Ask): string => {
  const verb = findWhether(ask)
  if (YOU.test(verb)) return 'А когда откажете?'
  if (verb === 'можно' && OUTCOME.test(ask.sentence)) return 'А в каком не выйдет?'
  return verb === '' ? 'В каком случае нет?' : `А в каком ${NEITHER[verb] ?? `не ${verb}`}?`
}

const DID = /(?<![а-яё])[а-яё]+[аяеиоуы]л(?:а|о|и)?(?:сь|ся)?(?![а-яё])/giu
const NOT_DID =
  /^(?:сил[аи]|мыло|мыла|одеяло|зеркал[ао]|масло|горло|начало|пила|игла|школа|скала|шкала|смола|стул[а]?|стол[аы]?|пол[аы]?|бокал[аы]?|канал[аы]?|материал[аы]?|персонал|сигнал|металл?[аы]?|журнал[аы]?|крыло|кресло|тело|дело|вокал|пенал|подвал[аы]?|интервал|потенциал|фекали|акрил[а]?|винил[а]?|профил[иь]|автомобил[иь]|текстил[иь]|узел|отдел|предел|осёл|мел|гель|модел[иь]|кабел[иь]|двигател[иь]|выключател[иь]|мебели|газели)$/iu

const isPast = (state: string): boolean =>
  !state.split(/[\s,]+/u).some(isSaying) &&
  (state.match(DID) ?? []).some((word) => !NOT_DID.test(word))

/** «Из-за чего чаще всего вянет фикус». */
export const askCause = (ask: Ask): string => {
  const state = readState(ask)
  // «Банк отказал»: it happened once, and no certain form says that it happens.
  if (state !== undefined && isPast(state))
    return askWith(
      `«${capitalise(state)}»: из-за чего это бывает чаще всего`,
      'Какая главная причина?',
    )
  return state === undefined
    ? askFirst(ask, 'Какая главная причина?')
    : askWith(`из-за чего чаще всего ${state}`, 'Какая главная причина?')
}

const TELLING = /^как\s((?:понять|отличить|узнать|определить|распознать|проверить)(?![а-яё]).+)$/iu
const SIGNED = /признак[а-яё]*,?\s(?:того,?\s)?(что\s.+)$/iu

/** «По каким признакам понять, что…». */
export const askSigns = (ask: Ask): string => {
  const first = readFirst(ask).replace(/[\s?.!…]+$/u, '')
  const [, told] = TELLING.exec(first) ?? []
  if (told) return askWith(`по каким признакам ${told}`, 'По каким признакам это видно?')
  const [, that] = SIGNED.exec(first) ?? []
  if (that) return askWith(`по каким признакам видно, ${that}`, 'По каким признакам это видно?')
  return askFirst(ask, 'По каким признакам это видно?')
}
