import { cardinal } from './numerals.ts'
import { table } from './table.ts'

/** Stems of ordinals; a soft one takes other endings. */
const STEMS: Record<string, string> = table({
  ноль: 'нулев',
  один: 'перв',
  два: 'втор',
  три: 'трет',
  четыре: 'четвёрт',
  пять: 'пят',
  шесть: 'шест',
  семь: 'седьм',
  восемь: 'восьм',
  девять: 'девят',
  сорок: 'сороков',
  пятьдесят: 'пятидесят',
  шестьдесят: 'шестидесят',
  семьдесят: 'семидесят',
  восемьдесят: 'восьмидесят',
  девяносто: 'девяност',
  сто: 'сот',
  двести: 'двухсот',
  триста: 'трёхсот',
  четыреста: 'четырёхсот',
  тысяча: 'тысячн',
  миллион: 'миллионн',
})

/** Endings by the form that is asked for; the stressed «-ой» of «второй», «шестой» apart. */
export type OrdinalForm =
  | 'dative'
  | 'feminine'
  | 'feminineAccusative'
  | 'feminineGenitive'
  | 'genitive'
  | 'instrumental'
  | 'manyGenitive'
  | 'masculine'
  | 'neuter'
  | 'plural'
  | 'prepositional'

const ENDINGS: Record<OrdinalForm, { hard: string; soft: string }> = {
  masculine: { hard: 'ый', soft: 'ий' },
  feminine: { hard: 'ая', soft: 'ья' },
  neuter: { hard: 'ое', soft: 'ье' },
  plural: { hard: 'ые', soft: 'ьи' },
  genitive: { hard: 'ого', soft: 'ьего' },
  dative: { hard: 'ому', soft: 'ьему' },
  instrumental: { hard: 'ым', soft: 'ьим' },
  prepositional: { hard: 'ом', soft: 'ьем' },
  feminineGenitive: { hard: 'ой', soft: 'ьей' },
  feminineAccusative: { hard: 'ую', soft: 'ью' },
  manyGenitive: { hard: 'ых', soft: 'ьих' },
}

const STRESSED = new Set(['втор', 'шест', 'седьм', 'восьм', 'сороков', 'нулев'])

const stemOf = (word: string): string => {
  const known = STEMS[word]
  if (known) return known
  // Eleven to twenty, thirty: «двадцать» → «двадцат»; «пятьсот» → «пятисот».
  if (word.endsWith('ьсот')) return `${word.slice(0, -4)}исот`
  return word.endsWith('ь') ? word.slice(0, -1) : word
}

/** The words of «двадцать первый» in the form asked for. Only the last of them is declined. */
export const ordinal = (value: number, form: OrdinalForm): string[] => {
  const words = thousandth(value) ?? cardinal(value)
  const last = words.at(-1) ?? ''
  const stem = stemOf(last)
  if (stem === 'трет') return [...words.slice(0, -1), stem + ENDINGS[form].soft]
  const isStressed = form === 'masculine' && STRESSED.has(stem)
  return [...words.slice(0, -1), stem + (isStressed ? 'ой' : ENDINGS[form].hard)]
}

/** «Двухтысячный», «трёхтысячный»: the count grows together with the word. */
const thousandth = (value: number): string[] | undefined => {
  if (value < 2000 || value % 1000 !== 0 || value >= 100_000) return undefined
  const count = cardinal(value / 1000, { grammar: 'genitive' }).join('')
  return [`${count}тысячн`]
}

/** What is written after the hyphen: «5-й», «90-х», «1-го». */
export const SUFFIX_FORMS: Record<string, OrdinalForm> = table({
  й: 'masculine',
  ый: 'masculine',
  ой: 'masculine',
  ий: 'masculine',
  я: 'feminine',
  ая: 'feminine',
  е: 'neuter',
  ое: 'neuter',
  ые: 'plural',
  го: 'genitive',
  ого: 'genitive',
  му: 'dative',
  ому: 'dative',
  м: 'prepositional',
  ом: 'prepositional',
  ым: 'instrumental',
  х: 'manyGenitive',
  ых: 'manyGenitive',
  ю: 'feminineAccusative',
  ую: 'feminineAccusative',
})
