/** Each font is split in two subsets: the characters of Russian text, and the rare rest. */
export const FONT_CHUNKS = [
  {
    key: 'main',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xbb],
      [0x301, 0x301],
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x2010, 0x2026],
      [0x20ac, 0x20ac],
      [0x20bd, 0x20bd],
      [0x2116, 0x2116],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    key: 'rest',
    ranges: [
      [0xbc, 0x24f],
      [0x460, 0x48f],
      [0x492, 0x52f],
      [0x1e00, 0x1eff],
      [0x2030, 0x2044],
      [0x2190, 0x2193],
      [0x2200, 0x2211],
      [0x2213, 0x2265],
      [0x25ca, 0x25ca],
    ],
  },
] as const

const hex = (code: number) => code.toString(16)

export const unicodeRange = (ranges: readonly (readonly [number, number])[]): string =>
  ranges.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(', ')

/** The version in the name makes the files immutable for caches. */
export const fontFile = ({
  font,
  weight,
  chunk,
}: {
  font: string
  weight: number
  chunk: string
}): string => `${font}-${weight}-${chunk}-1.woff2`
