const VOWEL = '[аеёиоуыэюя]'
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]'
const SIGN = '[йьъ]'
const LETTER = '[а-яё]'

/** Where a Russian word may be divided: after a sign, between vowels, inside a run of consonants. */
const RULES = [
  `(?<=${SIGN})(?=${LETTER}{2})`,
  `(?<=${VOWEL})(?=${VOWEL}${LETTER})`,
  `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}+${VOWEL})`,
  `(?<=${CONSONANT}${VOWEL})(?=${CONSONANT}${VOWEL})`,
].map((rule) => new RegExp(rule, 'giu'))

const FEWEST = 3

/** Places of a word where a line may end with a hyphen; at least three letters stay on each side. */
export const listHyphenPoints = (word: string): number[] => {
  const found = RULES.flatMap((rule) => [...word.matchAll(rule)].map(({ index }) => index))
  return [...new Set(found)]
    .filter((at) => at >= FEWEST && word.length - at >= FEWEST)
    .toSorted((one, other) => one - other)
}
