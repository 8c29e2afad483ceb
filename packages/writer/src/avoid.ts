import { stemOf, stemsOf } from './ask/stem.ts'

/** Matches words the brand avoids, in any inflection. */
export const createAvoidMatcher = (avoided: readonly string[]): ((text: string) => boolean) => {
  // Dropping the last letter matches most Russian case endings.
  const stems = avoided
    .map((word) => word.toLowerCase().trim())
    .filter((word) => word !== '')
    .map((word) => (word.length > 4 ? word.slice(0, -1) : word))
  const words = avoided.map((word) => stemOf(word.trim())).filter((word) => word !== '')
  return (text) => {
    const lower = text.toLowerCase()
    // «Кипяток» loses a vowel in «кипятком».
    return (
      stems.some((stem) => lower.includes(stem)) || stemsOf(text).some((one) => words.includes(one))
    )
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
