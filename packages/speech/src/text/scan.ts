import { MEASURES, PER } from './measures.ts'

const SPACE = '[ \\u00a0\\u202f]'
const escapeSigns = (text: string) => text.replace(/[$/.*]/g, '\\$&')
const longestFirst = (names: string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(escapeSigns)
    .join('|')
const END = '(?![\\p{L}\\d])'
const DIGITS = `\\d{1,3}(?:${SPACE}\\d{3})+(?!\\d)|\\d+`
const MULTIPLE = `(?:(?<multiple>${SPACE}?(?:тыс|млн|млрд)|[кk])${END}\\.?)?`
// «4,2 с.» are seconds, «4 с половиной» are not.
const SECONDS = '[сc](?=[.,!?;]|\\s*$)'
const MEASURE = `(?:${SPACE}?(?<measure>${longestFirst(Object.keys(MEASURES))}|${SECONDS})${END}(?!\\.${SPACE}?[а-яё]\\.))?`
const PER_WHAT = `(?:\\.?/(?<per>${longestFirst(Object.keys(PER))})${END})?`
const DASH = `(?:${SPACE}?[–—]${SPACE}?|-)`
const DAY = '(?:пн|вт|ср|чт|пт|сб|вс)'
const CLOCK = '(?:[01]?\\d|2[0-4])(?::[0-5]\\d|\\.(?:00|15|30|45))'
const DATE = '(?:0?[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])(?:\\.(?:19|20)\\d{2})?'
const SIDE = '\\d{1,4}(?:[.,]\\d)?'

/** Multi-character tokens and how they are read. The first match wins. */
const SHAPES = {
  link: 'https?://[^\\s«»"()<>]*[\\p{L}\\d/]',
  email: '[a-z\\d][a-z\\d._-]*@[a-z\\d-]+(?:\\.[a-z\\d-]+)+',
  phone: `(?:\\+7|8)(?:${SPACE}|-|\\()*\\d{3}(?:${SPACE}|-|\\))*\\d{3}(?:${SPACE}|-)?\\d{2}(?:${SPACE}|-)?\\d{2}(?!\\d)`,
  local: `\\d{2,3}-\\d{2}-\\d{2}(?![\\d-])`,
  weekdays: `(?<from>${DAY})\\.?${DASH}(?<till>${DAY})(?![\\p{L}])`,
  hours: `(?<from>${CLOCK})${DASH}(?<till>${CLOCK})(?!\\d)`,
  dates: `${DATE}${DASH}${DATE}(?![\\d.]*\\d)`,
  years: `(?<from>[12]\\d{3})${DASH}(?<till>[12]\\d{3})${SPACE}?(?<word>гг|год(?:ы|ов|ах|ам|ами))(?![\\p{L}])`,
  date: `(?<day>0?[1-9]|[12]\\d|3[01])\\.(?<month>0[1-9]|1[0-2])(?:\\.(?<year>(?:19|20)?\\d{2}))?(?![.,]?\\d)`,
  time: '(?<hours>[01]?\\d|2[0-4]):(?<minutes>[0-5]\\d)(?!\\d)',
  ratio: '(?<left>\\d{1,2}):(?<right>\\d{1,2})(?![\\d:])',
  terms: '\\d{1,3}/\\d{1,3}/\\d{1,3}(?![\\d/])',
  fraction: `(?<top>\\d{1,3})/(?<bottom>\\d{1,3})(?![\\p{L}\\d])${MEASURE}`,
  version: '\\d{1,3}(?:\\.\\d{1,3}){2,3}(?![\\d.]*\\d)',
  sides: `${SIDE}(?:${SPACE}?[×xх*]${SPACE}?${SIDE}){0,1}${SPACE}?[×xх*]${SPACE}?(?<digits>${SIDE})${MEASURE}(?![\\p{L}\\d])`,
  inOne: `(?<count>\\d)${SPACE}?в${SPACE}?1(?![\\p{L}\\d]|${SPACE}(?:д|ч|р|н|м))`,
  made: `(?<year>[12]\\d{3})${SPACE}?г\\.${SPACE}?в(?![\\p{L}])`,
  name: `(?:b2b|b2c|mp3|mp4|2гис|2gis|[23]d|3д|[48][kк]|5g)${END}`,
  rooms: `(?<count>\\d)-(?:х${SPACE})?(?:комн|к)(?=\\.)`,
  compound:
    '(?<count>\\d{1,4})-?(?:(?:х|ти)[- ])?(?<rest>(?<=\\d-)[а-яё]{4,}|(?<=(?:х|ти)[- ])[а-яё]+(?:ый|ая|ое|ую|ой|ые|ых|ого|ом|ний|няя))(?![\\p{L}])',
  ordinal: `(?<ordinal>\\d{1,4})-(?<suffix>[а-яё]{1,3})(?![\\p{L}])(?:${SPACE}(?<years>гг)${END})?`,
  priced: `(?<currency>[$€])${SPACE}?(?<digits>(?:${DIGITS})(?:[.,]\\d+)?)${MULTIPLE}`,
  range: `(?<from>(?:${DIGITS})(?:[.,]\\d)?)${DASH}(?<digits>(?:${DIGITS})(?:[.,]\\d+)?)${MULTIPLE}${MEASURE}${PER_WHAT}`,
  more: `(?<digits>${DIGITS})\\+(?![\\p{L}\\d])`,
  floor: `(?<digits>\\d{1,2})${SPACE}эт(?=\\.)`,
  amount: `(?<digits>(?:${DIGITS})(?:[.,]\\d+)?)${MULTIPLE}${MEASURE}${PER_WHAT}`,
  short: `т\\.${SPACE}?(?:д|п|е|к|н|ч)\\.`,
  slashed: '(?:б/у|ж/д|з/п|с/у)(?![\\p{L}])',
  site: '(?:[a-z\\d][a-z\\d-]*(?:\\.[a-z\\d-]+)*\\.[a-z]{2,}|[а-яё\\d-]+\\.рф)(?![\\p{L}])(?:/[a-z\\d_-]+)*',
  word: "[\\p{L}\\d](?:[\\p{L}\\p{M}\\d'’+-]|\\.(?=[а-яё]\\.)|(?<=[a-z]-?\\d{1,3})\\.(?=\\d{1,2}(?!\\d))|(?<=яндекс)\\.(?=\\p{L}))*",
} as const

export type Shape = keyof typeof SHAPES

/** Volts need a capital: a small «в» is a preposition, and so is one among capitals. */
const VOLTS = new RegExp(
  `^(?<digits>\\d+)${SPACE}?(?<measure>В)${END}(?!${SPACE}*(?:\\d|[А-ЯЁ]{2}))`,
  'u',
)

// The order of shapes is the order of matching.
const PATTERNS = Object.entries(SHAPES).map(([shape, source]) => ({
  shape: shape as Shape,
  pattern: new RegExp(`^(?:${source})`, 'iu'),
}))

export type FoundToken = { shape: Shape; text: string; groups: Record<string, string | undefined> }

/** The token at the beginning of the text. */
export const findShape = (text: string): FoundToken | undefined => {
  // Bounds the length a pattern can scan.
  const near = text.slice(0, /^https?:/iu.test(text) ? 1000 : 120)
  const volts = VOLTS.exec(near)
  if (volts) return { shape: 'amount', text: volts[0], groups: volts.groups ?? {} }
  for (const { shape, pattern } of PATTERNS) {
    const match = pattern.exec(near)
    if (match) return { shape, text: match[0], groups: match.groups ?? {} }
  }
  return undefined
}
