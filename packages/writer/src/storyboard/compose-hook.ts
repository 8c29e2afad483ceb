import { markKeyPhrase } from '@kadr/ai'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import { SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { findAskKind } from '../ask/find-ask-kind.ts'
import { isFunctionWord } from '../ask/function-words.ts'
import type { Field } from '../knowledge/fields.ts'
import type { Aspect } from '../knowledge/find-aspect.ts'
import type { Random } from '../random.ts'
import { capitalise } from '../topic/subject.ts'
import { composeHookSub } from './compose-hook-sub.ts'

const MAX = SLIDE_LIMITS.hook.title
/** A shorter topic is a heading, not yet a promise. */
const MIN = 16

const PROMISES: Readonly<Record<Aspect, readonly string[]>> = {
  mistakes: ['*ошибки*, которых легко избежать', 'что *делают* не так'],
  choose: ['как *выбрать* и не пожалеть', 'на что *смотреть*'],
  price: ['за что вы *платите*', 'из чего складывается *цена*'],
  care: ['что *помогает* на деле', 'простые *правила*'],
  why: ['что на самом деле *не так*', '*причины* и что делать'],
  any: ['что важно *знать*', 'то, о чём чаще *спрашивают*'],
}

const NOUNS: readonly PluralForms[] = [
  ['ошибка', 'ошибки', 'ошибок'],
  ['причина', 'причины', 'причин'],
  ['совет', 'совета', 'советов'],
  ['правило', 'правила', 'правил'],
  ['вопрос', 'вопроса', 'вопросов'],
  ['способ', 'способа', 'способов'],
  ['признак', 'признака', 'признаков'],
  ['миф', 'мифа', 'мифов'],
  ['вещь', 'вещи', 'вещей'],
  ['шаг', 'шага', 'шагов'],
  ['идея', 'идеи', 'идей'],
  ['лайфхак', 'лайфхака', 'лайфхаков'],
  ['секрет', 'секрета', 'секретов'],
  ['факт', 'факта', 'фактов'],
  ['приём', 'приёма', 'приёмов'],
  ['хитрость', 'хитрости', 'хитростей'],
  ['момент', 'момента', 'моментов'],
]

const WORDS: readonly string[] = [
  '',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
]
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${WORDS.slice(2).join('|')}) (${NOUNS.flat().join('|')})(?![\\p{L}])`,
  'iu',
)

/** How many points the topic promises: «5 ошибок». */
export const findPromise = (topic: string): number | undefined => {
  const [, number = ''] = COUNTED.exec(topic) ?? []
  if (number === '') return undefined
  return /\d/.test(number) ? Number(number) : WORDS.indexOf(number.toLowerCase())
}

/** The number in the topic is the number of points there really are. */
export const keepPromise = (topic: string, points: number): string =>
  topic.replace(COUNTED, (whole, number: string, noun: string) => {
    const said = /\d/.test(number) ? Number(number) : WORDS.indexOf(number.toLowerCase())
    const forms = NOUNS.find((one) => one.includes(noun.toLowerCase()))
    return points === 0 || said === points || !forms ? whole : countOf({ count: points, forms })
  })

/** Key words of the field in the user's own topic, else the longest word. */
const markTopic = (topic: string, field: Field): string => {
  const found = topic.match(field.words)?.[0]
  const at = found === undefined ? -1 : topic.indexOf(found)
  if (at === -1) return markKeyPhrase(topic)
  const [rest = ''] = /^[\p{L}\d-]*/u.exec(topic.slice(at + (found ?? '').length)) ?? []
  const end = at + (found ?? '').length + rest.length
  return `${topic.slice(0, at)}*${topic.slice(at, end)}*${topic.slice(end)}`
}

/** «Что взять с собой» alone is about nothing. */
const namesSomething = (part: string): boolean =>
  (findAskKind(part).rest.match(/\p{L}+/gu) ?? []).some((word) => !isFunctionWord(word))

const QUOTED = /«([^»]{16,})»|"([^"]{16,})"|“([^”]{16,})”/u
const QUESTION =
  /^(?:как|почему|зачем|сколько|когда|что|чем|стоит ли|можно ли|нужно ли)(?![а-яё])/iu
const ASKS = /^(?:можно|нужно|надо|стоит|нужен|нужна|поможет|правда) ли(?![а-яё])|что лучше$/iu

/** A part ends before a sign or a second question; «как понять, что пора» is one part. */
const PARTS =
  /\s[—–-]\s|,(?!\s(?:что|котор[а-яё]+|кто|как|когда)(?![а-яё]))|[:;(.!](?=\s|$)|\s(?=(?:и|а)\s(?:(?:из|от|на|с|о|к|для|во?|по|до)\s)?(?:как|когда|почему|зачем|сколько|что|чего|чем|где|[а-яё]+\sли)(?![а-яё]))/giu

const fits = (part: string) => part.length >= MIN && part.length <= MAX

/** Beginnings of a topic that end with a part, the longest first. */
const listBeginnings = (topic: string): string[] =>
  [...topic.matchAll(PARTS)]
    .map(({ index }) => topic.slice(0, index).replace(/[\s,:;]+$/u, ''))
    .toReversed()

/** «…, я педиатр», «…, хочу рассказать» is told to us. */
/** «…, хочу ролик на память», «…, нужен пост» is an order, told to us. */
const ORDER =
  /(?<=.{8}),\s(?:я\s)?(?:хочу|хотим|хочется|хотелось|нужен|нужно|надо|сделайте|помогите)(?![а-яё]).*$/iu

const OCCUPATION =
  /(?<=.{16}),\s(?:(?:я|мы)\s(?:[\p{Ll}-]+\s)?[\p{Ll}-]+|(?:хочу|хотим)\sрассказать.*)$/u

const LEAST_CUT = 24
/** They lead on: without what follows the promise is smaller, not another. */
const DETAIL = /\s(?=(?:по|в|во|на|для|с|со|у|из|за|при|через|под)\s)/giu

/** A beginning without a torn phrase; empty where there is none. */
const cutDetails = (topic: string): string =>
  [...topic.matchAll(DETAIL)]
    .map(({ index }) => topic.slice(0, index).replace(/[\s,]+(?:и|а|но|или|не|что|как)$/iu, ''))
    .findLast((part) => part.length >= LEAST_CUT && part.length <= MAX) ?? ''

/** The part of a topic before its details; somebody's words in quotation marks are kept whole. */
const shortenTopic = (topic: string): string => {
  const [quoted = ''] = QUOTED.exec(topic) ?? []
  if (quoted !== '' && quoted.length <= MAX) return quoted
  if (topic.length <= MAX)
    return ASKS.test(topic) && topic.length < MAX && !/[?!.]$/.test(topic) ? `${topic}?` : topic
  const parts = topic.split(PARTS).map((part) => part.trim())
  const asking = parts.find((part) => QUESTION.test(part) && fits(part) && namesSomething(part))
  // What follows a colon is asked of what stands before it.
  const isHeaded = fits(/^([^,.!?]+):\s/u.exec(topic)?.[1] ?? '')
  return (isHeaded ? undefined : asking) ?? listBeginnings(topic).find(fits) ?? cutDetails(topic)
}

/** The sentence as the title of a cover: its question where it is long, cut at a word where that is long too. */
export const composeTitle = (sentence: string): string => {
  const plain = sentence.replaceAll('*', '').trim().replace(OCCUPATION, '').replace(ORDER, '')
  const short = shortenTopic(plain)
  return markKeyPhrase(
    capitalise(short || cutToFit({ text: plain, fits: (part) => part.length <= MAX })),
  )
}

const isTitle = (topic: string) => topic.length >= MIN && !/^(?:про|о|об|обо|для)\s/iu.test(topic)

export const composeHook = ({
  topic,
  field,
  aspect,
  isCounted,
  points,
  random,
}: {
  topic: string
  field: Field
  aspect: Aspect
  /** The topic promises a number of points. */
  isCounted: boolean
  /** How many there are. */
  points: number
  random: Random
}): SlideCard => {
  const kept = isCounted ? keepPromise(topic, points) : topic
  const own = capitalise(shortenTopic(kept.replaceAll('*', '').trim()))
  const [promise = ''] = random.shuffle(PROMISES[aspect])
  const short = own !== '' && own.length < MIN ? own : field.name
  const title = isTitle(own) ? markTopic(own, field) : `${short}: ${promise}`
  return createCard('hook', { title, sub: composeHookSub({ title, aspect, points, random }) })
}
