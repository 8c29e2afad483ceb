/** Tips of a subject area: standalone sentences, each short enough for a slide. */
export type Field = {
  /** Matches the beginning of a word of the topic. */
  readonly stems: RegExp
  /** No full stop at the end; the first word is not a proper noun. */
  readonly tips: readonly string[]
}

/** Matches any of the stems at the beginning of a word. */
export const matchWordStart = (stems: string) => new RegExp(`(?<![а-яё])(?:${stems})`, 'iu')
