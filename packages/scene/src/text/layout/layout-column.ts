import type { Measured } from './wrap.ts'

/** Largest ratio of line sizes in one text. */
const MAX_SPREAD = 1.7
/** All line breaks are tried up to this many words. */
const MAX_TRIED = 12

export type ColumnLine = { words: readonly Measured[]; size: number }

type Column = {
  words: readonly Measured[]
  /** Size at which a line is as wide as the box. */
  sizeOf(words: readonly Measured[]): number
  heightOf(line: ColumnLine): number
  largest: number
  height: number
}

const isMarkTorn = (before: Measured | undefined, after: Measured | undefined) =>
  Boolean(after?.isJoined || (before?.isAccent && after?.isAccent))

/** All ways to break the words into lines; a long text is broken evenly instead. */
function* listBreaks(words: readonly Measured[]): Generator<Measured[][]> {
  const gaps = words.length - 1
  if (words.length > MAX_TRIED) {
    for (let count = 2; count <= words.length; count += 1) {
      const per = Math.ceil(words.length / count)
      yield Array.from({ length: Math.ceil(words.length / per) }, (_, index) =>
        words.slice(index * per, (index + 1) * per),
      )
    }
    return
  }
  for (let bits = 0; bits < 2 ** gaps; bits += 1) {
    const lines: Measured[][] = [[]]
    for (const [index, word] of words.entries()) {
      if (index > 0 && bits & (1 << (index - 1))) lines.push([])
      lines.at(-1)?.push(word)
    }
    yield lines
  }
}

/**
 * Breaks words into full-width lines that fill the height best, preferring similar line sizes and
 * unbroken marks.
 */
export const breakIntoColumn = ({
  words,
  sizeOf,
  heightOf,
  largest,
  height,
}: Column): ColumnLine[] => {
  let best: { lines: ColumnLine[]; rank: number } | undefined
  for (const broken of listBreaks(words)) {
    const lines = broken.map((line) => ({ words: line, size: Math.min(largest, sizeOf(line)) }))
    const sizes = lines.map(({ size }) => size)
    const tall = lines.reduce((sum, line) => sum + heightOf(line), 0)
    const spread = Math.max(...sizes) / Math.min(...sizes)
    const torn = broken.filter((line, index) => isMarkTorn(line.at(-1), broken[index + 1]?.[0]))
    // Penalties in order of weight: too tall, broken marks, uneven sizes.
    const fullness = tall <= height ? tall / height : 2 - tall / height - 10
    const rank = fullness - torn.length * 0.5 - Math.max(0, spread - MAX_SPREAD)
    if (!best || rank > best.rank) best = { lines, rank }
  }
  return best?.lines ?? []
}
