/** Unhurried Russian speech. */
const LETTERS_PER_SECOND = 14

/** Rounded to half a second. */
export const estimateSpeechSeconds = (text: string): number =>
  Math.max(1, Math.round((text.length / LETTERS_PER_SECOND) * 2) / 2)
