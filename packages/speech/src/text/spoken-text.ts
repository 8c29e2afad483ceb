import type { WrittenWord } from './read-script.ts'

/** A word as the voice says it, and which written word it belongs to. */
export type SpokenWord = { text: string; written: number; offset: number }

/** What the voice is given, with the place of every word in it. */
export const spokenText = (
  words: readonly WrittenWord[],
): { text: string; words: SpokenWord[] } => {
  let text = ''
  const spoken: SpokenWord[] = []
  for (const [written, word] of words.entries()) {
    for (const said of word.spoken) {
      if (text) text += ' '
      spoken.push({ text: said, written, offset: text.length })
      text += said
    }
    if (word.pause && /[\p{L}\p{M}]$/u.test(text)) text += word.pause
  }
  return { text: text && !/[.!?]$/.test(text) ? `${text.replace(/,$/, '')}.` : text, words: spoken }
}
