/** Whether a text has one of the words the brand does not say, in whatever form. */
export const createAvoids = (words: readonly string[]): ((text: string) => boolean) => {
  // A word without its last letter is found in its other cases too.
  const stems = words
    .map((word) => word.toLowerCase().trim())
    .filter((word) => word !== '')
    .map((word) => (word.length > 4 ? word.slice(0, -1) : word))
  return (text) => {
    const lower = text.toLowerCase()
    return stems.some((stem) => lower.includes(stem))
  }
}

/** What the brand may say; all of it when nothing is left. */
export const allowed = <T>({
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
