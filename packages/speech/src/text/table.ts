/** A table of words that has nothing but its own: «constructor» may stand in a script too. */
export const table = <Value>(words: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null), words)
