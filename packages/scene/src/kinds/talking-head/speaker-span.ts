import { type TalkingContext, wholeSpan } from './context.ts'

const START = 0.3
const MOST_SECONDS = 5
const LEAST_SECONDS = 2

/** A name on a picture introduces and goes: in the first moments that no card stands over it. */
export const introductionSpan = (context: TalkingContext) => {
  const { seconds } = context.timings
  const cards = context.template.window
    ? []
    : context.form.inserts.filter(({ layout }) => layout === 'card')
  const free = [START, ...cards.map(({ end }) => end)]
    .toSorted((one, other) => one - other)
    .map((start) => {
      const next = cards.filter(({ end }) => end > start).map((card) => card.start)
      return { start, end: Math.min(start + MOST_SECONDS, seconds, ...next) }
    })
    .find(({ start, end }) => end - start >= LEAST_SECONDS)
  const { start, end } = free ?? { start: START, end: Math.min(MOST_SECONDS, seconds) }
  return { ...wholeSpan(context), start, duration: end - start }
}
