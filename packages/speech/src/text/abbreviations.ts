import { table } from './table.ts'

/** Abbreviations with a full stop; a space inside may be of any kind. */
const SHORT: Record<string, string> = table({
  'т. д.': 'так далее',
  'т. п.': 'тому подобное',
  'т. е.': 'то есть',
  'т. к.': 'так как',
  'т. н.': 'так называемый',
  'т. ч.': 'том числе',
  'др.': 'другие',
  'пр.': 'прочее',
  'руб.': 'рублей',
  'коп.': 'копеек',
  'тыс.': 'тысяч',
  'млн.': 'миллионов',
  'млрд.': 'миллиардов',
  'ул.': 'улица',
  'просп.': 'проспект',
  'стр.': 'страница',
  'см.': 'смотри',
  'напр.': 'например',
  'тел.': 'телефон',
  'чел.': 'человек',
  'шт.': 'штук',
  'мин.': 'минут',
  'сек.': 'секунд',
  'кв.': 'квартира',
  'мес.': 'месяц',
  'пр-те': 'проспекте',
  'пр-та': 'проспекта',
  'р-не': 'районе',
  'р-на': 'района',
  'доп.': 'дополнительно',
  'макс.': 'максимум',
  'ок.': 'около',
  'им.': 'имени',
  'ср.': 'сравни',
  'рис.': 'рисунок',
  'гг.': 'годы',
})

/** Pronounced as words though in capitals. */
const READ_AS_WORDS = new Set('ГОСТ ЕГЭ ВУЗ ЗАГС МРОТ СНИЛС ТАСС ОСАГО КАСКО СНГ США'.split(' '))
const OWN_READINGS: Record<string, string> = table({
  США: 'сэшэа́',
  СНГ: 'эсэнгэ́',
  ЕГЭ: 'егэ́',
  ФСБ: 'эфэсбэ́',
  РФ: 'эрэф',
  ФНС: 'эфэнэ́с',
})

const LETTER_NAMES: Record<string, string> = table({
  А: 'а',
  Б: 'бэ',
  В: 'вэ',
  Г: 'гэ',
  Д: 'дэ',
  Е: 'е',
  Ё: 'ё',
  Ж: 'жэ',
  З: 'зэ',
  И: 'и',
  Й: 'й',
  К: 'ка',
  Л: 'эл',
  М: 'эм',
  Н: 'эн',
  О: 'о',
  П: 'пэ',
  Р: 'эр',
  С: 'эс',
  Т: 'тэ',
  У: 'у',
  Ф: 'эф',
  Х: 'ха',
  Ц: 'цэ',
  Ч: 'че',
  Ш: 'ша',
  Щ: 'ща',
  Э: 'э',
  Ю: 'ю',
  Я: 'я',
})

const STRESS = '\u0301'

/** Spells letters by their names as one word; the last one is stressed. */
const spell = (word: string): string => {
  const said = [...word].map((letter) => LETTER_NAMES[letter] ?? letter).join('')
  return said.replace(/([аеёиоуыэюя])([^аеёиоуыэюя]*)$/u, `$1${STRESS}$2`)
}

const ADDRESS =
  /^(?:ул|просп|пр-т|пр|пер|наб|пл|ш|бул|мкр|пос|ст|корп|оф|под|эт|пав|каб|ауд|им|обл|кв|д|г|к|с|м|стр|см|напр|тел|рис|ср|ок|макс|пн|вт|чт|пт|сб|вс|доп|\d-(?:комн|к)|\d+[\s\u00a0]эт)$/u
const MEASURED =
  /(?:руб|коп|тыс|млн|млрд|чел|шт|мин|сек|др|пр|гг|дн|нед|мес|уп|сот|л\.[\s\u00a0]?с|г\.[\s\u00a0]?в|кв\.[\s\u00a0]?м|[\s\u00a0\d](?:г|ч|р))$/u

/** Whether the full stop is part of the word, and whether it may end a sentence. */
export const isAbbreviated = (piece: string): 'anywhere' | 'inside' | undefined => {
  const word = piece.toLowerCase()
  if (/^т\.[\s\u00a0]?[дп]\.$/u.test(word)) return 'anywhere'
  if (/^т\.[\s\u00a0]?[екнч]\.$/u.test(word)) return 'inside'
  if (ADDRESS.test(word)) return 'inside'
  return MEASURED.test(word) ? 'anywhere' : undefined
}

export const findShort = (written: string): string | undefined =>
  SHORT[
    written
      .toLowerCase()
      .replace(/[\s\u00a0]+/gu, ' ')
      .replace(/\.(?=[а-я])/gu, '. ')
  ]

/** An abbreviation in capitals is spelled unless it is pronounced as a word. */
export const readCapitals = (word: string): string | undefined => {
  if (!/^[А-ЯЁ]{2,5}$/u.test(word)) return undefined
  const own = OWN_READINGS[word]
  if (own) return own
  if (READ_AS_WORDS.has(word)) return word.toLowerCase()
  const hasVowelInside = /^.[АЕЁИОУЫЭЮЯ]|[АЕЁИОУЫЭЮЯ].$/u.test(word)
  const isReadable = word.length > 2 && hasVowelInside && !/^(.)\1+$/u.test(word)
  return isReadable ? undefined : spell(word)
}
