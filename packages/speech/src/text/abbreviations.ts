/** Shortened words with their full stop; a space inside may be any. */
const SHORT: Record<string, string> = {
  'т. д.': 'так далее',
  'т. п.': 'тому подобное',
  'т. е.': 'то есть',
  'т. к.': 'так как',
  'т. н.': 'так называемый',
  'др.': 'другие',
  'пр.': 'прочее',
  'руб.': 'рублей',
  'коп.': 'копеек',
  'тыс.': 'тысяч',
  'млн.': 'миллионов',
  'млрд.': 'миллиардов',
  'ул.': 'улица',
  'просп.': 'проспект',
  'пр-т': 'проспект',
  'стр.': 'страница',
  'см.': 'смотри',
  'напр.': 'например',
  'тел.': 'телефон',
  'чел.': 'человек',
  'шт.': 'штук',
  'мин.': 'минут',
  'сек.': 'секунд',
  'кв.': 'квартира',
  'макс.': 'максимум',
  'ок.': 'около',
  'им.': 'имени',
  'обл.': 'область',
  'р-н': 'район',
  'ср.': 'сравни',
  'рис.': 'рисунок',
  'гг.': 'годы',
}

/** Said as they are though all in capitals. */
const READ_AS_WORDS = new Set('ГОСТ ЕГЭ ВУЗ ЗАГС МРОТ СНИЛС ТАСС ОСАГО КАСКО СНГ США'.split(' '))
const OWN_READINGS: Record<string, string> = {
  США: 'сэшэа́',
  СНГ: 'эсэнгэ́',
  ЕГЭ: 'егэ́',
  ФСБ: 'эфэсбэ́',
  РФ: 'эрэф',
  ФНС: 'эфэнэ́с',
}

const LETTER_NAMES: Record<string, string> = {
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
}

const STRESS = '\u0301'

/** Letters by their names in one word; the last of them is stressed. */
const spell = (word: string): string => {
  const said = [...word].map((letter) => LETTER_NAMES[letter] ?? letter).join('')
  return said.replace(/([аеёиоуыэюя])([^аеёиоуыэюя]*)$/u, `$1${STRESS}$2`)
}

const ADDRESS = /^(?:ул|просп|им|обл|кв|д|г|стр|см|напр|тел|рис|ср|ок|макс)$/u
const MEASURED = /(?:руб|коп|тыс|млн|млрд|чел|шт|мин|сек|др|пр|гг|[\s\u00a0\d](?:г|ч|р))$/u

/** Whether its full stop is part of the word, and whether a sentence may end with it. */
export const isAbbreviated = (piece: string): 'anywhere' | 'inside' | undefined => {
  const word = piece.toLowerCase()
  if (/^т\.[\s\u00a0]?[дп]\.$/u.test(word)) return 'anywhere'
  if (/^т\.[\s\u00a0]?[екн]\.$/u.test(word)) return 'inside'
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

/** An abbreviation of capitals: told by letters unless people read it as a word. */
export const readCapitals = (word: string): string | undefined => {
  if (!/^[А-ЯЁ]{2,5}$/u.test(word)) return undefined
  const own = OWN_READINGS[word]
  if (own) return own
  if (READ_AS_WORDS.has(word)) return word.toLowerCase()
  const hasVowelInside = /^.[АЕЁИОУЫЭЮЯ]|[АЕЁИОУЫЭЮЯ].$/u.test(word)
  const isReadable = word.length > 2 && hasVowelInside && !/^(.)\1+$/u.test(word)
  return isReadable ? undefined : spell(word)
}
