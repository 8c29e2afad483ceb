const MAX_LENGTH = 200
/** Control characters, and bidi overrides, which can disguise a file extension. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

export const cleanName = (filename: string): string => {
  const last = filename.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(INVISIBLE, '').replace(/^[\s.]+|[\s.]+$/gu, '')
  return [...clean].slice(0, MAX_LENGTH).join('').toWellFormed() || 'Без названия'
}

const toComparable = (text: string) =>
  text.normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** Natural order: «кадр 2» before «кадр 10», case-insensitive. */
export const sortNameOf = (name: string): string =>
  toComparable(name).replaceAll(/\d+/g, (digits) => digits.padStart(10, '0'))

export const searchTextOf = ({
  name,
  altText,
  tags,
}: {
  name: string
  altText: string
  tags: readonly string[]
}): string => toComparable([name, altText, ...tags].join('\n'))

/** A LIKE pattern over the search text. */
export const searchPatternOf = (search: string): string =>
  `%${toComparable(search.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`
