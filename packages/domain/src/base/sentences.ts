const isEnded = /[.!?…]$/

/** One full stop at the end: «18 ноября 2027 г.» has its own. */
export const endSentence = (text: string) => {
  const trimmed = text.trim()
  return trimmed === '' || isEnded.test(trimmed) ? trimmed : `${trimmed}.`
}

/** Sentences in a row; those that are missing leave no trace. */
export const joinSentences = (sentences: readonly (string | null | undefined)[]) =>
  sentences
    .map((sentence) => endSentence(sentence ?? ''))
    .filter(Boolean)
    .join(' ')
