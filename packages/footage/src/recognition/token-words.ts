const WORD_MARK = '\u2581'
const LONGEST_MS = 900
const LETTER_MS = 75
const ONLY_SIGNS = /^[^\p{L}\p{N}]+$/u

type Word = { text: string; from: number; to: number }

const startsWord = (token: string) => token.startsWith(WORD_MARK) || token.startsWith(' ')

const plainOf = (token: string) => token.replaceAll(WORD_MARK, '').trim()

/** Words of the tokens of a recogniser, which says when each begins, in milliseconds of the part. */
export const joinTokens = ({
  tokens,
  timestamps,
  length,
}: {
  tokens: readonly string[]
  /** Seconds. */
  timestamps: readonly number[]
  /** Milliseconds of the part. */
  length: number
}): Word[] => {
  const words: Word[] = []
  for (const [index, token] of tokens.entries()) {
    const at = (timestamps[index] ?? 0) * 1000
    const text = plainOf(token)
    const last = words.at(-1)
    const isOwn = startsWord(token) || !last
    if (last && (!isOwn || ONLY_SIGNS.test(text))) {
      last.text += text
      last.to = at
    } else if (text !== '' || isOwn) words.push({ text, from: at, to: at })
  }
  return words
    .filter(({ text }) => text !== '')
    .map((word, index, all) => {
      const next = all[index + 1]?.from ?? length
      const spoken = Math.min(LONGEST_MS, LETTER_MS * (word.text.length + 1))
      return { ...word, to: Math.max(word.to, Math.min(next, word.from + spoken)) }
    })
}
