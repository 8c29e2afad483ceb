import type { Season } from '@kadr/content/facts'
import type { AskKind } from '@kadr/contract/studio/questions'
import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import type { Ask } from '../ask/read-ask.ts'
import { isKin, stemOf, stemsOf } from '../ask/stem.ts'
import { findPromise } from '../storyboard/compose-hook.ts'
import type { Field } from './fields.ts'
import { findSeason } from './find-aspect.ts'

const GROUPS = [
  'mistakes',
  'choose',
  'care',
  'price',
  'season',
  'numbers',
  'compares',
  'quotes',
  'lists',
] as const
type Group = (typeof GROUPS)[number]

const ANY: readonly Group[] = [
  'mistakes',
  'choose',
  'care',
  'numbers',
  'compares',
  'quotes',
  'lists',
]

/** Groups of facts that can answer a kind. What only the person can say has none. */
const ANSWERING: Readonly<Partial<Record<AskKind, readonly Group[]>>> = {
  mistakes: ['mistakes', 'numbers', 'quotes'],
  why: ['mistakes', 'numbers', 'quotes', 'compares'],
  why_price: ['price', 'numbers', 'compares'],
  how_to_save: ['price', 'mistakes', 'numbers'],
  how_to_choose: ['choose', 'numbers', 'compares', 'lists', 'quotes'],
  how_to_tell: ['choose', 'numbers', 'quotes', 'lists'],
  how_to: ['care', 'mistakes', 'numbers', 'quotes', 'lists'],
  checklist: ['lists', 'choose', 'numbers'],
  what_to_take: ['lists', 'choose', 'numbers'],
  choice: ['compares', 'choose', 'numbers'],
  difference: ['compares', 'choose', 'numbers'],
  when: ['numbers', 'care', 'choose', 'lists'],
  list: ANY,
  about: ANY,
}

/** They ask for something to be done or explained: a sentence that only names its subject is cut off. */
const NEEDS_ACTION: readonly AskKind[] = ['how_to', 'why', 'when', 'how_to_tell', 'checklist']

/** A promised number of advice is kept by advice, of reasons or ideas it is not. */
const ADVICE = /совет|правил|способ|лайфхак|секрет|при[её]м|хитрост|вещ|момент|шаг/iu

/** So many slides between cover and call answer a question. */
const LEAST = 3

const textOf = (fact: object): string =>
  withoutMarks(JSON.stringify(Object.values(fact)).replaceAll(/"[a-z]+":/g, ' '))

const stemsByFact = new WeakMap<object, readonly string[]>()

/** Facts are read once and asked often. */
const stemsOfFact = (fact: object): readonly string[] => {
  const known = stemsByFact.get(fact) ?? [...new Set(stemsOf(textOf(fact)))]
  stemsByFact.set(fact, known)
  return known
}

const has = (fact: object, stem: string): boolean =>
  stemsOfFact(fact).some((other) => isKin(other, stem))

const patterns = new Map<string, RegExp>()

const startsWith = (stems: string, word: string): boolean => {
  const pattern = patterns.get(stems) ?? new RegExp(`^(?:${stems})`, 'iu')
  patterns.set(stems, pattern)
  return pattern.test(word)
}

/** Every fact of the field is about it. */
const isSubject = ({ name, answers }: Field, word: string): boolean =>
  stemsOf(name).some((other) => isKin(other, stemOf(word))) ||
  answers.some(({ asks, words }) => asks.length === 0 && startsWith(words, word))

/** The facts were written for this question. */
const isAnswered = ({ answers }: Field, { kind, words: asked }: Ask, word: string): boolean =>
  answers.some(
    ({ asks, words, with: needed }) =>
      asks.includes(kind) &&
      startsWith(words, word) &&
      (needed === undefined || asked.some((one) => startsWith(needed, one))),
  )

/** «Что купить к кофе», «пятна от кофе»: another thing is asked about. */
const BESIDE = /(?<![\p{L}])(к|ко|из|без|вместо|кроме|против|ради|от)\s+([\p{L}-]+)/giu

/** One goes «к стоматологу»; what is chosen «к кофе» is not coffee. */
const isBeside = (field: Field, { sentence, kind }: Ask): boolean =>
  [...sentence.matchAll(BESIDE)].some(
    ([, preposition = '', word = '']) =>
      isSubject(field, word) && (!/^ко?$/iu.test(preposition) || kind === 'how_to_choose'),
  )

const hasAmount = (facts: readonly object[], amount: string): boolean => {
  const [, number = '', unit = ''] = /(\d[\d.,–-]*)\s?(\p{L}*)/u.exec(amount) ?? []
  const pattern = new RegExp(`(?<!\\d)${number.replaceAll('.', '\\.')}(?!\\d)`)
  return facts.some(
    (fact) => pattern.test(textOf(fact)) && (unit === '' || has(fact, stemOf(unit))),
  )
}

const factsOf = (field: Pick<Field, Group>): object[] =>
  GROUPS.flatMap((group): object[] => field[group])

const isOfBoth = (fact: object, sides: readonly string[]): boolean =>
  sides.length === 2 && sides.every((side) => stemsOf(side).some((stem) => has(fact, stem)))

const isOffSeason = (fact: object, asked: Season | undefined): boolean => {
  const named = findSeason(textOf(fact))
  return asked !== undefined && named !== undefined && named !== asked
}

/** What a list of things to take is called. */
const PACKED = /взять|возьм|собой|сумк|рюкзак|полож|собра|пакет|папк|^(?:в|на)\s/iu

/** «Для тех, кому за 50»: a condition too; «5 ошибок» is none. */
const listNumbers = ({ sentence, amounts }: Ask): string[] => {
  const rest = amounts.reduce((left, amount) => left.replace(amount, ' '), sentence)
  return findPromise(sentence) === undefined
    ? (rest.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? [])
    : []
}

/** Conditions that no choice among facts can mend. */
const isBeyond = (field: Field, ask: Ask): boolean => {
  const { kind, also, words, sentence, amounts, sides } = ask
  const facts = factsOf(field)
  return (
    // Facts answer one question; the other would be left without a word.
    also.length > 0 ||
    isBeside(field, ask) ||
    (kind === 'list' && !ADVICE.test(sentence)) ||
    (NEEDS_ACTION.includes(kind) && words.every((word) => isSubject(field, word))) ||
    !amounts.every((amount) => hasAmount(facts, amount)) ||
    !listNumbers(ask).every((number) => hasAmount(facts, number)) ||
    (kind === 'what_to_take' &&
      !field.lists.some(({ title }) => PACKED.test(withoutMarks(title)))) ||
    ((kind === 'choice' || kind === 'difference') &&
      !field.compares.some((fact) => isOfBoth(fact, sides)))
  )
}

/**
 * Only those facts of a field that speak of everything the sentence names and answer what it asks. Undefined where they
 * are too few: the field alone answers nothing.
 */
export const narrowField = (field: Field, ask: Ask): Field | undefined => {
  const groups = ANSWERING[ask.kind]
  if (!groups || isBeyond(field, ask)) return undefined
  const season = findSeason(ask.sentence)
  const asked = ask.words
    .filter((word) => !isSubject(field, word) && !isAnswered(field, ask, word))
    .map(stemOf)
  const covers = (fact: object) =>
    asked.every((stem) => has(fact, stem)) && !isOffSeason(fact, season)
  // A list or a saying is about one thing: it has to name it where a way is asked for.
  const names = (fact: object) =>
    ask.kind !== 'how_to' || ask.words.some((word) => has(fact, stemOf(word)))
  const keep = <T extends object>(group: Group, list: readonly T[]): T[] => {
    if (!groups.includes(group)) return []
    const kept = list.filter(covers)
    return group === 'lists' || group === 'quotes' ? kept.filter(names) : kept
  }
  const narrowed: Field = {
    ...field,
    mistakes: keep('mistakes', field.mistakes),
    choose: keep('choose', field.choose),
    care: keep('care', field.care),
    price: keep('price', field.price),
    season: field.season.filter((fact) => fact.season === season && covers(fact)),
    numbers: keep('numbers', field.numbers),
    compares: keep('compares', field.compares),
    quotes: keep('quotes', field.quotes),
    lists: keep('lists', field.lists),
    questions: ask.tone === 'neutral' ? field.questions.filter(covers) : [],
  }
  if (season && narrowed.season.length === 0) return undefined
  return factsOf(narrowed).length < LEAST ? undefined : narrowed
}
