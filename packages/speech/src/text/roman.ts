import type { WordContext } from './grammar.ts'
import { cardinal } from './numerals.ts'
import { type OrdinalForm, ordinal } from './ordinals.ts'
import { table } from './table.ts'

const VALUES: Record<string, number> = table({ I: 1, V: 5, X: 10 })
const ROMAN = /^X{0,3}(?:IX|IV|V?I{0,3})$/

/** Russian keyboards have their own Х and І. */
const toLatin = (word: string) => word.replaceAll('Х', 'X').replaceAll('І', 'I')

const countOf = (roman: string): number =>
  [...roman].reduce((sum, letter, index) => {
    const value = VALUES[letter] ?? 0
    return sum + (value < (VALUES[roman[index + 1] ?? ''] ?? 0) ? -value : value)
  }, 0)

const NOUN =
  /^(?<range>[\s\u00a0]?[–—-][\s\u00a0]?[IVXХ]+)?[\s\u00a0]+(?<noun>век(?:а|е|у|ом|ов|ах)?|вв?\.|мест[оае]|квартал(?:а|е|у)?|кв\.|тур(?:а|е)?|этап(?:а|е)?|класс(?:а|е)?|том(?:а|е)?|очередь|очереди|степени|группы|часть|(?:съезд|сезон)(?:а|е)?)(?![\p{L}])/iu

const FORMS: readonly (readonly [RegExp, OrdinalForm])[] = [
  [/^(?:очередь|часть)$/u, 'feminine'],
  [/^(?:очереди|степени|группы)$/u, 'feminineGenitive'],
  [/^место$/u, 'neuter'],
  [/(?:[еах]х|е)$/u, 'prepositional'],
  [/(?:ов|а)$/u, 'genitive'],
  [/у$/u, 'dative'],
  [/ом$/u, 'instrumental'],
]

const formOf = ({ before, after, behind }: WordContext): OrdinalForm | undefined => {
  const { range, noun } = NOUN.exec(after)?.groups ?? {}
  if (!noun) return undefined
  if (/^(?:вв?|кв)\.$/u.test(noun)) return /^во?$/u.test(before) ? 'prepositional' : 'masculine'
  if (noun === 'том') return 'masculine'
  // «XVIII–XIX века» are both named, «XIX века» is of it.
  const isRange = range || /[IVXХ][\s\u00a0]?[–—-][\s\u00a0]?$/u.test(behind)
  if (isRange && noun === 'века') return 'masculine'
  return FORMS.find(([ending]) => ending.test(noun))?.[1] ?? 'masculine'
}

const RULERS: readonly (readonly [RegExp, OrdinalForm])[] = [
  [/^(?:екатерина|елизавета|анна|мария)$/u, 'feminine'],
  [/^(?:екатерины|екатерине|екатериной|елизаветы|елизавете|анны)$/u, 'feminineGenitive'],
  [/^(?:петра|николая|александра|павла|ивана|людовика|генриха|карла)$/u, 'genitive'],
  [/^(?:петру|николаю|александру|павлу|ивану)$/u, 'dative'],
  [/^(?:петре|николае|александре|павле)$/u, 'prepositional'],
  [/^(?:п[её]тр|николай|александр|павел|иван|людовик|генрих|карл|филипп)$/u, 'masculine'],
]

/** «XXI век», «Пётр I», «часть II»; single letters and sizes are not Roman numbers. */
export const readRoman = (word: string, around: WordContext): string[] | undefined => {
  const roman = toLatin(word)
  if (!ROMAN.test(roman)) return undefined
  const value = countOf(roman)
  const form = formOf(around) ?? RULERS.find(([name]) => name.test(around.before))?.[1]
  if (form) return ordinal(value, form)
  return /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII|XIV|XV|XVI|XX)$/.test(word)
    ? cardinal(value)
    : undefined
}

/** «XXI в.», «III кв. 2026 г.»: the short word after a Roman number. */
export const readAfterRoman = (word: string, { before, after, behind }: WordContext) => {
  if (!/^[ivxхі]+$/u.test(before) || !after.startsWith('.')) return undefined
  const isIn =
    /(?:^|[\s\u00a0])[вВ]о?[\s\u00a0]+[IVXХІ]+[\s\u00a0–—-]*(?:[IVXХІ]+[\s\u00a0]*)?$/u.test(behind)
  if (word === 'в') return isIn ? 'веке' : 'век'
  if (word === 'вв') return isIn ? 'веках' : 'века'
  return word === 'кв' ? `квартал${isIn ? 'е' : ''}` : undefined
}
