import { isSameWord, type Token, toToken } from './tokens.ts'

/** A match at a position of a text, and the number of words it covers. */
export type PhraseMatch<Value> = { value: Value; length: number }

export type PhraseBook<Value> = {
  /** Values of the longest phrases that begin at a word of a text. */
  findAt(tokens: readonly Token[], at: number): PhraseMatch<Value>[]
}

export type PhraseEntry<Value> = { words: readonly string[]; value: Value }

type Phrase<Value> = { tokens: readonly Token[]; value: Value }

const matches = (phrase: readonly Token[], tokens: readonly Token[], at: number): boolean =>
  phrase.every((token, index) => {
    const other = tokens[at + index]
    return other !== undefined && isSameWord(token, other)
  })

const isExact = (phrase: readonly Token[], tokens: readonly Token[], at: number): boolean =>
  phrase.every((token, index) => token.form === tokens[at + index]?.form)

/** The longest match; among equally long ones, those in the exact forms of the text. */
const keepBest = <Value>(
  found: readonly Phrase<Value>[],
  tokens: readonly Token[],
  at: number,
): PhraseMatch<Value>[] => {
  const length = Math.max(0, ...found.map((phrase) => phrase.tokens.length))
  const longest = found.filter((phrase) => phrase.tokens.length === length)
  const exact = longest.filter((phrase) => isExact(phrase.tokens, tokens, at))
  return (exact.length > 0 ? exact : longest).map(({ value }) => ({ value, length }))
}

/** «тест-драйв» falls back to its last part when the whole is unknown. */
const lastPart = ({ form }: Token): Token | undefined => {
  const dash = form.lastIndexOf('-')
  return dash > 0 ? toToken(form.slice(dash + 1)) : undefined
}

/** Finds words in any inflection, phrases, and prefixes (`авто~`). */
export const createPhraseBook = <Value>(
  entries: readonly PhraseEntry<Value>[],
): PhraseBook<Value> => {
  const byStem = new Map<string, Phrase<Value>[]>()
  const beginnings: { start: string; value: Value }[] = []
  const addPhrase = (word: string, value: Value) => {
    const tokens = word.split(' ').map(toToken)
    const first = tokens[0]?.stem ?? ''
    const phrases = byStem.get(first)
    if (phrases) phrases.push({ tokens, value })
    else byStem.set(first, [{ tokens, value }])
  }
  for (const { words, value } of entries)
    for (const word of words) {
      if (word.endsWith('~')) beginnings.push({ start: toToken(word.slice(0, -1)).form, value })
      else addPhrase(word, value)
    }
  beginnings.sort((one, other) => other.start.length - one.start.length)

  const findWord = (tokens: readonly Token[], at: number): PhraseMatch<Value>[] => {
    const here = tokens[at]
    if (!here) return []
    const phrases = (byStem.get(here.stem) ?? []).filter((phrase) =>
      matches(phrase.tokens, tokens, at),
    )
    if (phrases.length > 0) return keepBest(phrases, tokens, at)
    const begun = beginnings.filter(({ start }) => here.form.startsWith(start))
    return begun.slice(0, 1).map(({ value }) => ({ value, length: 1 }))
  }

  return {
    findAt(tokens, at) {
      const found = findWord(tokens, at)
      const here = tokens[at]
      const part = found.length === 0 && here ? lastPart(here) : undefined
      return part ? findWord([part], 0) : found
    },
  }
}
