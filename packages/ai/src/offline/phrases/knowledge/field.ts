/** What is worth saying about a field of life: sentences that stand alone, each short enough for a slide. */
export type Field = {
  /** Told by the beginning of a word of the topic. */
  readonly stems: RegExp
  /** No full stop at the end; the first word is an ordinary one. */
  readonly tips: readonly string[]
}

/** One of these at the beginning of a word. */
export const startOf = (stems: string) => new RegExp(`(?<![а-яё])(?:${stems})`, 'iu')
