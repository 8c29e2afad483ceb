import type { Case, Gender } from './numerals.ts'

/** Context of a word: determines case and gender. */
export type WordContext = {
  /** Previous word, lower case without punctuation. */
  before: string
  /** The remaining text. */
  after: string
  /** Preceding text, as far back as a phrase may reach. */
  behind: string
}

const set = (words: string) => new Set(words.split(' '))

const GENITIVE = set(
  'до от около более больше менее меньше свыше из для без после против у кроме порядка вместо старше младше моложе выше ниже течение протяжении хватает среди',
)
const DATIVE = set('к ко благодаря согласно')
const INSTRUMENTAL = set('между над перед')
const PREPOSITIONAL = set('о об при')
const PLACE = set('в во на о об при по')
const ACCUSATIVE = set(
  'за на в во через про под по стоит стоят стоил стоила стоило экономит сэкономить',
)
export const FROM = set('с со')

const NEXT = /^[\s\u00a0]+(?:[a-z]+-)?([а-яё]+)(?:[\s\u00a0]+([а-яё]+))?/iu

/** The counted noun; an adjective before it may determine the case as well. */
const nextWords = (after: string) => {
  const [, next = '', second = ''] = NEXT.exec(after) ?? []
  return { next: next.toLowerCase(), second: second.toLowerCase() }
}

const endsInOne = (value: number) => value % 10 === 1 && value % 100 !== 11

/** «С одним другом», «по одной штуке», «в одном городе». */
const caseOfOne = (before: string, next: string): Case | undefined => {
  if (FROM.has(before) && /(?:[оеё]м|[оеё]й|ью)$/u.test(next)) return 'instrumental'
  if (before === 'по' && /[еую]$/u.test(next)) return 'dative'
  return PLACE.has(before) && /(?:[еи]|[оеё][йм])$/u.test(next) ? 'prepositional' : undefined
}

const NOT_DATIVE = /(?:реклам|программ|панорам|телеграм)$/u

/** The written form of the counted noun determines the case: «5 клиентами», «3 городах». */
const caseByNoun = (before: string, { next, second }: ReturnType<typeof nextWords>) => {
  if (/..(?:[аяыи]ми|людьми|детьми)$/u.test(next)) return 'instrumental'
  const noun = /[ыи]х$/u.test(next) ? second : next
  if (PLACE.has(before) && /..[ая]х$/u.test(noun)) return 'prepositional'
  return /...[ая]м$/u.test(next) && !NOT_DATIVE.test(next) ? 'dative' : undefined
}

export const caseOf = ({ before, after }: WordContext, value = 0): Case => {
  const words = nextWords(after)
  const byNoun = endsInOne(value) ? caseOfOne(before, words.next) : caseByNoun(before, words)
  if (byNoun) return byNoun
  // «3 по цене 2».
  if (before === 'цене' && value > 0 && value < 5) return 'genitive'
  if (GENITIVE.has(before) || FROM.has(before)) return 'genitive'
  if (DATIVE.has(before)) return 'dative'
  if (INSTRUMENTAL.has(before)) return 'instrumental'
  return PREPOSITIONAL.has(before) ? 'prepositional' : 'nominative'
}

/** «За одну минуту»; «открыли 1 пекарню» says it by its noun. */
export const isAccusative = ({ before, after }: WordContext, value: number): boolean =>
  ACCUSATIVE.has(before) || (endsInOne(value) && /[ую]$/u.test(nextWords(after).next))

/** Where «в одном …е» may be of either gender, the common feminine words. */
const FEMININE_AT =
  /(?:квартир|комнат|групп|команд|школ|минут|секунд|недел|коробк|упаковк|пачк|штук|студи|кофейн|пекарн|точк|стран|программ|систем|страниц|сумк|машин|чашк|порци|карт|кнопк)[еи]$/u

const FEMININE_ONE: Record<Case, RegExp> = {
  nominative: /(?:[аяую]|[нч]очь|ость|цель|модель|деталь|роль|вещь|часть)$/u,
  genitive: /(?:[ыи]|[оеё]й)$/u,
  dative: /[еий]$/u,
  instrumental: /(?:[оеё]й|ью)$/u,
  prepositional: /(?:[оеё]й|ии)$/u,
}

/** The gender of the noun that follows, by its ending: «две минуты», «два дня», «одно место». */
export const genderBefore = (value: number, after: string, grammar: Case): Gender => {
  const { next, second } = nextWords(after)
  if (endsInOne(value)) {
    if (FEMININE_ONE[grammar].test(next)) return 'feminine'
    if (grammar === 'prepositional' && FEMININE_AT.test(next)) return 'feminine'
    return grammar === 'nominative' && /[ое]$/u.test(next) ? 'neuter' : 'masculine'
  }
  const noun = /[ыи]х$/u.test(next) ? second : next
  return /(?:[иы]|[иы]е)$/u.test(noun) ? 'feminine' : 'masculine'
}

/** «За тысячу», «за одну минуту», «на одну целую»: what the accusative changes in a number. */
export const toAccusative = (words: string[]): string[] =>
  words.map((word, index) => {
    if (word === 'тысяча' && index === 0) return 'тысячу'
    if (index > 0 && word.endsWith('ая')) return `${word.slice(0, -2)}ую`
    return word === 'одна' ? 'одну' : word
  })

/** «За одну минуту». */
export const toAccusativeNoun = (noun: string): string =>
  /^(?:минут|секунд|тонн|штук|копейк|недел|упаковк)[ая]$/u.test(noun)
    ? noun.replace(/а$/u, 'у').replace(/я$/u, 'ю')
    : noun
