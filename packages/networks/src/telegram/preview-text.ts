const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
}

const decodeEntity = (whole: string, name: string): string => {
  const code = /^#x([0-9a-f]+)$/i.exec(name)?.[1]
  const decimal = /^#(\d+)$/.exec(name)?.[1]
  const point = code ? Number.parseInt(code, 16) : Number(decimal)
  if (code || decimal) return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  return NAMED[name] ?? whole
}

/** Text of an element: tags removed, line breaks and entities as characters. */
export const decodeText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, decodeEntity)
    .trim()

const SCALES: Readonly<Record<string, number>> = { K: 1000, M: 1_000_000, B: 1_000_000_000 }

/** A counter of the page: 982, 1.2K, 3.4M. Undefined for anything else. */
export const parseRounded = (text: string): number | undefined => {
  const parts = /^\s*([\d\s\u00a0]+(?:[.,]\d+)?)\s*([KMB])?\s*$/.exec(text)
  if (!parts) return undefined
  const number = Number((parts[1] ?? '').replace(/[\s\u00a0]/g, '').replace(',', '.'))
  return Math.round(number * (SCALES[parts[2] ?? ''] ?? 1))
}
