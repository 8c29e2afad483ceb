import { countOf, formatNumber, type PluralForms } from '../../base/plural.ts'
import { GIGABYTE, MEGABYTE, MINUTE, type TextUnit } from '../networks/limits.ts'

const CHARACTERS: PluralForms = ['знак', 'знака', 'знаков']
const BYTES: PluralForms = ['байт', 'байта', 'байт']
export const FILES: PluralForms = ['файл', 'файла', 'файлов']
/** «не больше 1 файла, 10 файлов». */
export const OF_FILES: PluralForms = ['файла', 'файлов', 'файлов']

const formsOf = (unit: TextUnit) => (unit === 'utf8' ? BYTES : CHARACTERS)

export const formatCount = ({ count, unit }: { count: number; unit: TextUnit }): string =>
  countOf({ count, forms: formsOf(unit) })

const OF_CHARACTERS: PluralForms = ['знака', 'знаков', 'знаков']
const OF_BYTES: PluralForms = ['байта', 'байт', 'байт']

/** «до 300 знаков», «до 3 000 байт». */
export const formatUpTo = ({ count, unit }: { count: number; unit: TextUnit }): string =>
  `до\u00a0${countOf({ count, forms: unit === 'utf8' ? OF_BYTES : OF_CHARACTERS })}`

export const formatSize = (bytes: number): string => {
  if (bytes >= GIGABYTE) return `${formatNumber(round(bytes / GIGABYTE))}\u00a0ГБ`
  if (bytes >= MEGABYTE) return `${formatNumber(round(bytes / MEGABYTE))}\u00a0МБ`
  return `${formatNumber(Math.ceil(bytes / 1000))}\u00a0КБ`
}

const round = (value: number) => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)

const HOUR = 60 * MINUTE

/** 45 с, 1 мин 30 с, 2 ч. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.round(seconds)
  const parts = [
    { count: Math.floor(whole / HOUR), unit: 'ч' },
    { count: Math.floor((whole % HOUR) / MINUTE), unit: 'мин' },
    { count: whole % MINUTE, unit: 'с' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return `0\u00a0с`
  return parts.map(({ count, unit }) => `${formatNumber(count)}\u00a0${unit}`).join('\u00a0')
}

const KNOWN_RATIOS: readonly [number, string][] = [
  [0.5, '1:2'],
  [9 / 16, '9:16'],
  [0.8, '4:5'],
  [1, '1:1'],
  [16 / 9, '16:9'],
]

/** 4:5, 1,91:1, 1:10. */
export const formatRatio = (ratio: number): string => {
  const known = KNOWN_RATIOS.find(([value]) => Math.abs(value - ratio) < 0.005)
  if (known) return known[1]
  return ratio >= 1 ? `${formatNumber(ratio)}:1` : `1:${formatNumber(1 / ratio)}`
}

const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/heic': 'HEIC',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
  'video/x-m4v': 'M4V',
}

export const formatTypes = (mimeTypes: readonly string[]): string =>
  mimeTypes.map((type) => TYPES[type] ?? type).join(', ')
