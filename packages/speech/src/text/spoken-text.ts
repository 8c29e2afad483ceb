import type { WrittenWord } from './read-script.ts'

/** A spoken word and the index of its written word. */
export type SpokenWord = { text: string; written: number; offset: number }

/** Input of the engine, with the offset of every word. */
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
