import { MASTER_DOES } from '../questions/variant-words.ts'
import { type Ask, readFirst } from './read-ask.ts'
import { writeInside } from './read-thing.ts'

const NOT_DEEDS =
  /^(?:кровать|мать|печать|рукоять|память|пять|девять|десять|сеть|плеть|нефть|пусть|есть|чуть|ничуть|почти|опять|треть|четверть|нить|прыть|суть|путь|ртуть|смерть|быть|стоить|хотеть|мочь|уметь|делать|[а-яё]*(?:ость|асть|ясть|исть|усть|есть))$/iu
const ON_ST = /^(?:с|по|на|у|до|пере)?(?:есть|сесть|класть|красть|прясть|напасть|попасть)$/iu
/** «Гости», «сети» end as verbs do. */
const ON_TI =
  /^(?:[а-яё]{0,4}(?:йти|дти)|(?:[а-яё]{0,4})(?:вести|везти|нести|расти|цвести|ползти|мести|плести|спасти|грести|обрести))(?:сь)?$/iu
const ON_CH =
  /^[а-яё]{0,4}(?:печь|беречь|помочь|лечь|стричь|жечь|влечь|стичь|речь|течь|пречь|мочь)(?:ся)?$/iu
const ON_T = /^[а-яё]+[аяеиоуы]ть(?:ся)?$/iu

const isDeed = (word: string): boolean =>
  ON_ST.test(word) ||
  (!NOT_DEEDS.test(word) && (ON_T.test(word) || ON_TI.test(word) || ON_CH.test(word))) ||
  /^(?:лезть|слезть|влезть|грызть)$/iu.test(word)

const MAX_WORDS = 46
const TORN =
  /[\s,]+(?:и|а|но|или|не|что|как|в|во|на|с|со|к|за|для|из|от|по|при|у|о|об|без|до|после)$/iu

/** What follows is a condition or another question. */
const END =
  /[:.!?…—–]|,\s|\s(?:чтобы|чтоб|если|когда|пока|потому)(?![а-яё])|\sи\s(?=(?:не|[а-яё]+(?:ть|ти|чь)(?:ся)?)(?![а-яё]))/iu

const cutClause = (clause: string): string => {
  const whole = clause.split(END)[0]?.trim() ?? ''
  return whole.replace(TORN, '')
}

const ASKING =
  /(?<![а-яё])(?:как|чем|где|куда|когда|зачем|почему|ли|стоит|можно|нельзя|нужно|надо|пора|сколько)(?:\s(?:правильно|быстро|легко|самому|самостоятельно|лучше|дома|впервые|недорого|дёшево|безопасно|можно|нужно|надо|стоит|и|за|в|не|это|же))*\s$/iu

/** What is done, as an infinitive with what belongs to it: «перетянуть диван». Only where a question leads to it. */
export const readDeed = (ask: Ask): string | undefined => {
  const sentence = readFirst(ask)
  for (const { 0: word, index } of sentence.matchAll(/(?<![\p{L}-])[а-яё]+(?![\p{L}-])/giu)) {
    if (!isDeed(word)) continue
    const before = sentence.slice(0, index)
    if (!ASKING.test(before) || /(?<![а-яё])не\s$/iu.test(before)) return undefined
    const deed = cutClause(sentence.slice(index))
    return deed.includes(' ') && deed.length <= MAX_WORDS ? deed : undefined
  }
  return undefined
}

const FINITE =
  /(?<![\p{L}-])(?:не\s)?[а-яё]{2,}(?:[еёи]тся|[ую]тся|[ая]тся|[еёи]т|[ую]т|[ая]т|[аяеиоуы]л(?:а|о|и)?(?:сь|ся)?|болит)(?![\p{L}-])/iu
const IMPERSONAL =
  /(?<![а-яё])(?:нельзя|важно|полезно|вредно|опасно|лучше|нужно|надо|стоит|можно|так|такой|такая|такие|такое|каждый|я|вы|наш[а-яё]*|мо[йяие]|не (?:стоит|надо|нужно|рекоменд[а-яё]+)|больше)(?![а-яё])/iu

/** What goes on, as a clause: «вянет фикус». Only of a sentence that asks why it does. */
export const readState = (ask: Ask): string | undefined => {
  const first = readFirst(ask)
  const [, asked = ''] = /^(?:почему|отчего|из-за чего)\s(.+)$/iu.exec(first) ?? []
  const [, before] = /^(.+?),?\s(?:почему|отчего|из-за чего)[\s?.!…]*$/iu.exec(first) ?? []
  const clause = before ? writeInside(before) : ask.kind === 'about' ? writeInside(first) : asked
  const state = clause.replace(/[\s?.!…]+$/u, '')
  if (state === '' || !FINITE.test(state) || IMPERSONAL.test(state)) return undefined
  if (asked !== '' && MASTER_DOES.test(first)) return undefined
  return state.length <= MAX_WORDS + 18 ? state : undefined
}
