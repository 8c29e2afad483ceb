/** Words without case, signs and «ё»: what two spellings of one thing share. */
export const keyOfWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** The words of one are all among the words of the other: «Первая чашка» and «Мастер-класс „Первая чашка“». */
export const isSameThing = (one: string, other: string): boolean => {
  const [short = [], long = []] = [one, other]
    .map((text) => keyOfWords(text).split(' '))
    .toSorted((left, right) => left.length - right.length)
  return short.every((word) => long.includes(word))
}
