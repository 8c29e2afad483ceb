/** Matches words the brand avoids, in any inflection. */
export const createAvoidMatcher = (words: readonly string[]): ((text: string) => boolean) => {
  // Dropping the last letter matches most Russian case endings.
  const stems = words
    .map((word) => word.toLowerCase().trim())
    .filter((word) => word !== '')
    .map((word) => (word.length > 4 ? word.slice(0, -1) : word))
  return (text) => {
    const lower = text.toLowerCase()
    return stems.some((stem) => lower.includes(stem))
  }
}

/** The allowed items, or all of them when none is left. */
export const filterAllowed = <T>({
  list,
  textOf,
  avoids,
}: {
  list: readonly T[]
  textOf(item: T): string
  avoids(text: string): boolean
}): readonly T[] => {
  const good = list.filter((item) => !avoids(textOf(item)))
  return good.length > 0 ? good : list
}
