export type Piece = { text: string; isChanged: boolean }

/** Longer texts are compared as a whole: the table of all pairs of words would be too large. */
const MAX_WORDS = 800

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

/** Lengths of the longest common run of words from each pair of places on. */
const commonLengths = (before: readonly string[], now: readonly string[]) => {
  const width = now.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const down = lengths[(i + 1) * width + j] ?? 0
      const right = lengths[i * width + j + 1] ?? 0
      const both = (lengths[(i + 1) * width + j + 1] ?? 0) + 1
      lengths[i * width + j] = before[i] === now[j] ? both : Math.max(down, right)
    }
  }
  return (i: number, j: number) => lengths[i * width + j] ?? 0
}

const add = (pieces: Piece[], text: string, isChanged: boolean) => {
  const last = pieces.at(-1)
  if (last?.isChanged === isChanged) last.text += text
  else pieces.push({ text, isChanged })
}

/** Both texts in pieces, with the words that the other one lacks marked. */
export const wordChanges = (
  textBefore: string,
  textNow: string,
): { before: Piece[]; now: Piece[] } => {
  const before = wordsOf(textBefore)
  const now = wordsOf(textNow)
  if (before.length > MAX_WORDS || now.length > MAX_WORDS) {
    const isChanged = textBefore !== textNow
    return { before: [{ text: textBefore, isChanged }], now: [{ text: textNow, isChanged }] }
  }
  const lengthAt = commonLengths(before, now)
  const sides: { before: Piece[]; now: Piece[] } = { before: [], now: [] }
  let i = 0
  let j = 0
  while (i < before.length || j < now.length) {
    const was = before[i]
    const is = now[j]
    if (was !== undefined && was === is) {
      add(sides.before, was, false)
      add(sides.now, is, false)
      i += 1
      j += 1
    } else if (
      is === undefined ||
      (was !== undefined && lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    ) {
      add(sides.before, was ?? '', true)
      i += 1
    } else {
      add(sides.now, is, true)
      j += 1
    }
  }
  return sides
}
