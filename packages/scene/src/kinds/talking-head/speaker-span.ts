import { getFullSpan, type TalkingContext } from './context.ts'

const START = 0.3
const MAX_SECONDS = 5
const MIN_SECONDS = 2

/** The first moments in which no card covers the name. */
export const findIntroductionSpan = (context: TalkingContext) => {
  const { seconds } = context.timings
  const cards = context.template.window
    ? []
    : context.form.inserts.filter(({ layout }) => layout === 'card')
  const free = [START, ...cards.map(({ end }) => end)]
    .toSorted((one, other) => one - other)
    .map((start) => {
      const next = cards.filter(({ end }) => end > start).map((card) => card.start)
      return { start, end: Math.min(start + MAX_SECONDS, seconds, ...next) }
    })
    .find(({ start, end }) => end - start >= MIN_SECONDS)
  const { start, end } = free ?? { start: START, end: Math.min(MAX_SECONDS, seconds) }
  return { ...getFullSpan(context), start, duration: end - start }
}
