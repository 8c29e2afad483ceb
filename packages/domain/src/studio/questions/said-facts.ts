const STEM = 5
const SHARE = 0.6

const stemsOf = (text: string): string[] => [
  ...new Set(
    (
      text
        .toLocaleLowerCase('ru')
        .replaceAll('ё', 'е')
        .match(/\p{L}{4,}/gu) ?? []
    ).map((word) => word.slice(0, STEM)),
  ),
]

const numbersOf = (text: string): string[] =>
  (text.match(/\d+(?:[ \u00a0\u202f]\d{3})*(?:[.,:]\d+)?/gu) ?? []).map((number) =>
    number.replaceAll(/[ \u00a0\u202f]/g, ''),
  )

/** A fact with numbers is said by all of its numbers, one without by most of its words. */
const isSaid = (fact: string, text: string): boolean => {
  const numbers = numbersOf(fact)
  if (numbers.some((number) => number.length > 1)) {
    const said = numbersOf(text)
    return numbers.every((number) => said.includes(number))
  }
  const words = stemsOf(fact)
  const said = stemsOf(text)
  const shared = words.filter((word) => said.includes(word)).length
  return words.length > 0 && shared >= Math.min(2, words.length) && shared >= words.length * SHARE
}

/** The facts a text repeats. */
export const findSaidFacts = <F extends { text: string }>({
  text,
  facts,
}: {
  text: string
  facts: readonly F[]
}): F[] => facts.filter((fact) => isSaid(fact.text, text))
