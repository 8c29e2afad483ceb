/** Letters a person says in a second without haste. */
const LETTERS_PER_SECOND = 14

/** How long a line takes to say, to half a second. */
export const speechSeconds = (text: string): number =>
  Math.max(1, Math.round((text.length / LETTERS_PER_SECOND) * 2) / 2)
