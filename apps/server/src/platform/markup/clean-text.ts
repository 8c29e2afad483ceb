import { decodeHTML } from 'entities'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters and soft hyphens are what it removes
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\ufeff]/g
const BREAKS = /<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^<>]{0,200}>/gi
const TAGS = /<\/?[a-z!][^<>]{0,2000}>/gi
const HIDDEN = /<(script|style)\b[^<>]{0,2000}>[^<]{0,20000}<\/\1\s{0,20}>/gi

/** A single line: no control characters, spaces collapsed, at most `max` characters. */
export const cleanLine = (text: string, max: number): string =>
  [
    ...text
      .slice(0, max * 4)
      .toWellFormed()
      .replaceAll(CONTROL, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, max)
    .join('')
    .trim()

/** As `cleanLine`, but keeps line breaks, at most one empty line in a row. */
const cleanText = (text: string, max: number): string =>
  text
    .slice(0, max * 4)
    .toWellFormed()
    .replaceAll(CONTROL, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .trim()

/** Descriptions contain HTML tags. */
export const plainText = (html: string, max: number): string =>
  cleanText(
    decodeHTML(
      html
        .slice(0, max * 8)
        .replaceAll(HIDDEN, '')
        .replaceAll(BREAKS, '\n')
        .replaceAll(TAGS, ' '),
    ),
    max,
  )
