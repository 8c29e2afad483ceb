/** A lookup without a prototype: «constructor» may occur in a script. */
export const table = <Value>(words: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null), words)
