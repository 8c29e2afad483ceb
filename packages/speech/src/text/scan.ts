import { MEASURES, MULTIPLES } from './measures.ts'

const SPACE = '[ \\u00a0\\u202f]'
const escapeSigns = (text: string) => text.replace(/[$/]/g, '\\$&')
const longestFirst = (names: string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(escapeSigns)
    .join('|')
const END = '(?![\\p{L}\\d])'
const DIGITS = `\\d{1,3}(?:${SPACE}\\d{3})+(?!\\d)|\\d+`
const MULTIPLE = `(?:${SPACE}?(?<multiple>${longestFirst(Object.keys(MULTIPLES))})${END}\\.?)?`
const MEASURE = `(?:${SPACE}?(?<measure>${longestFirst(Object.keys(MEASURES))})${END}(?!\\.${SPACE}?[а-яё]\\.))?`

/** What is one written word though it holds spaces or signs, and how it is read. The first that fits is taken. */
const SHAPES = {
  phone: `(?:\\+7|8)(?:${SPACE}|-|\\()*\\d{3}(?:${SPACE}|-|\\))*\\d{3}(?:${SPACE}|-)?\\d{2}(?:${SPACE}|-)?\\d{2}(?!\\d)`,
  date: `(?<day>0?[1-9]|[12]\\d|3[01])\\.(?<month>0[1-9]|1[0-2])(?:\\.(?<year>(?:19|20)?\\d{2}))?(?![\\d,])(?!\\.\\d)`,
  time: '(?<hours>[01]?\\d|2[0-4]):(?<minutes>[0-5]\\d)(?!\\d)',
  fraction: `(?<top>\\d{1,3})/(?<bottom>\\d{1,3})${END}`,
  name: `(?:b2b|b2c|mp3|mp4|3d|4k|5g)${END}`,
  ordinal: '(?<ordinal>\\d{1,4})-(?<suffix>[а-яё]{1,3})(?![\\p{L}])',
  range: `(?<from>\\d+)(?:${SPACE}?[–—]${SPACE}?|-)(?<digits>${DIGITS})${MULTIPLE}${MEASURE}`,
  amount: `(?<digits>(?:${DIGITS})(?:[.,]\\d+)?)${MULTIPLE}${MEASURE}`,
  short: `т\\.${SPACE}?(?:д|п|е|к|н)\\.`,
  site: '[a-z\\d][a-z\\d-]*(?:\\.[a-z\\d-]+)*\\.[a-z]{2,}(?![\\p{L}])',
  word: "[\\p{L}\\d](?:[\\p{L}\\p{M}\\d'’+-]|\\.(?=[а-яё]\\.))*",
} as const

export type Shape = keyof typeof SHAPES

const shapeNames = (): Shape[] => [
  'phone',
  'date',
  'time',
  'fraction',
  'name',
  'ordinal',
  'range',
  'amount',
  'short',
  'site',
  'word',
]

const PATTERNS = shapeNames().map((shape) => ({
  shape,
  pattern: new RegExp(`^(?:${SHAPES[shape]})`, 'iu'),
}))

export type Found = { shape: Shape; text: string; groups: Record<string, string | undefined> }

/** The written word that the text begins with. */
export const findShape = (text: string): Found | undefined => {
  // No shape is longer; a pattern never runs over a whole script.
  const near = text.slice(0, 120)
  for (const { shape, pattern } of PATTERNS) {
    const match = pattern.exec(near)
    if (match) return { shape, text: match[0], groups: match.groups ?? {} }
  }
  return undefined
}
