const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  bdquo: '„',
  mdash: '—',
  ndash: '–',
  minus: '−',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  plusmn: '±',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  reg: '®',
  copy: '©',
  trade: '™',
  euro: '€',
  shy: '',
  thinsp: '\u2009',
  ensp: '\u2002',
  emsp: '\u2003',
  zwnj: '',
  zwj: '',
}
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d?));?/gi
const SURROGATES = [0xd800, 0xdfff] as const
const MAX_CODE_POINT = 0x10ffff

const fromCode = (code: number) => {
  const isLetter = code > 0 && code <= MAX_CODE_POINT
  const isHalf = code >= SURROGATES[0] && code <= SURROGATES[1]
  return isLetter && !isHalf ? String.fromCodePoint(code) : '\ufffd'
}

/** Character references, each read once: `&amp;lt;` stays `&lt;`. An unknown name is left as it is. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return fromCode(Number(decimal))
    if (hex) return fromCode(Number.parseInt(hex, 16))
    return NAMED[name?.toLowerCase() ?? ''] ?? whole
  })

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g
const BREAKS = /<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^<>]{0,200}>/gi
const TAGS = /<\/?[a-z!][^<>]{0,2000}>/gi
const HIDDEN = /<(script|style)\b[^<>]{0,2000}>[^<]{0,20000}<\/\1\s{0,20}>/gi

/** One line: no control characters, spaces collapsed, at most `max` characters. */
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

/** Several lines: as `cleanLine`, but line breaks stay, at most one empty line in a row. */
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

/** Descriptions come with tags in them: as plain text. */
export const plainText = (html: string, max: number): string =>
  cleanText(
    decodeEntities(
      html
        .slice(0, max * 8)
        .replaceAll(HIDDEN, '')
        .replaceAll(BREAKS, '\n')
        .replaceAll(TAGS, ' '),
    ),
    max,
  )
