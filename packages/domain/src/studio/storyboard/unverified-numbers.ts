import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { slideLines } from './slide-text.ts'

const NUMBER = /\d+(?:[ \u00a0\u202f]\d{3})*(?:[.,]\d+)?/gu
/** «Три причины» and slide numbers are counts of what is shown, not claims. */
const LARGEST_COUNT = 10

const numbersOf = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) =>
    number.replaceAll(/[ \u00a0\u202f]/g, '').replace(',', '.'),
  )

const isCount = (number: string): boolean =>
  !number.includes('.') && Number(number) <= LARGEST_COUNT

/** Numbers of a text that stand in none of the sources; small ones count what is listed. */
export const findUnverifiedInText = ({
  text,
  sources,
}: {
  text: string
  sources: readonly string[]
}): string[] => {
  const known = new Set(sources.flatMap(numbersOf))
  const said = numbersOf(text).filter((number) => !isCount(number))
  return [...new Set(said)].filter((number) => !known.has(number))
}

/** Numbers of each card that stand in none of the sources; in a card that is a figure also the small ones. */
export const findUnverifiedNumbers = ({
  slides,
  sources,
}: {
  slides: readonly SlideCard[]
  sources: readonly string[]
}): string[][] => {
  const known = new Set(sources.flatMap(numbersOf))
  return slides.map((card) => {
    const figure = card.role === 'number' ? numbersOf(card.value) : []
    const said = numbersOf(slideLines(card).join(' ')).filter(
      (number) => figure.includes(number) || !isCount(number),
    )
    return [...new Set(said)].filter((number) => !known.has(number))
  })
}
