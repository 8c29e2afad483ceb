import { createCard } from '@kadr/contract/create-card'
import type { SlideCard } from '@kadr/contract/storyboard'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import { SLIDE_LIMITS } from '@kadr/domain/storyboard/slide-limits'
import { markKeyPhrase } from '../../_shared/mark-key-phrase.ts'
import type { Field } from '../knowledge/define-field.ts'
import type { Aspect } from '../knowledge/find-aspect.ts'
import type { Random } from '../random.ts'
import { capitalise } from '../subject.ts'
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
const keepPromise = (topic: string, points: number): string =>
  topic.replace(COUNTED, (whole, number: string, noun: string) => {
    const said = /\d/.test(number) ? Number(number) : WORDS.indexOf(number.toLowerCase())
    const forms = NOUNS.find((one) => one.includes(noun.toLowerCase()))
    return said === points || !forms ? whole : countOf({ count: points, forms })
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

const QUOTED = /«([^»]{16,})»|"([^"]{16,})"|“([^”]{16,})”/u
const QUESTION =
  /^(?:как|почему|зачем|сколько|когда|что|чем|стоит ли|можно ли|нужно ли)(?![а-яё])/iu
const ASKS = /^(?:можно|нужно|надо|стоит|нужен|нужна|поможет|правда) ли(?![а-яё])|что лучше$/iu

/** The part of a topic before its details; somebody's words in quotation marks are kept whole. */
const shortenTopic = (topic: string): string => {
  const [quoted = ''] = QUOTED.exec(topic) ?? []
  if (quoted !== '' && quoted.length <= MAX) return quoted
  if (topic.length <= MAX)
    return ASKS.test(topic) && topic.length < MAX && !/[?!.]$/.test(topic) ? `${topic}?` : topic
  const parts = topic.split(/\s[—–-]\s|[,:;(.]/).map((part) => part.trim())
  const fits = (part: string) => part.length >= MIN && part.length <= MAX
  const asking = parts.find((part) => QUESTION.test(part) && fits(part))
  const [head = ''] = parts
  return asking ?? (fits(head) ? head : '')
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
