const isSame = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('ru') === other.trim().toLocaleLowerCase('ru')

export const hasChip = (text: string, chip: string): boolean =>
  text.toLocaleLowerCase('ru').includes(chip.toLocaleLowerCase('ru'))

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('ru') + text.slice(1)

/** «2 800» and «₽ за час» are one thing, «Глина» and «Фартук» are two. */
export const isContinuation = (chip: string) => !/^\p{Lu}/u.test(chip)

/** Adds the words to what is typed, or takes them out again where they stand apart. */
export const toggleChip = (text: string, chip: string): string => {
  const before = text.trimEnd().replace(/[,;]$/u, '')
  if (before === '') return chip
  const parts = before.split(/,\s*/u)
  const rest = parts.filter((part) => !isSame(part, chip))
  if (rest.length < parts.length) return rest.join(', ')
  if (hasChip(before, chip)) return text
  return isContinuation(chip) ? `${before} ${chip}` : `${before}, ${lowerFirst(chip)}`
}
