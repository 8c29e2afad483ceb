import type { SlideCard, SlideRole } from '@kadr/contract/studio/storyboard'

/** Objects that fit any text of a role, used when no object matches. */
const NEUTRAL: Record<SlideRole, readonly [string, ...string[]]> = {
  hook: ['sparkles', 'light-bulb', 'glowing-star'],
  item: ['pushpin', 'light-bulb', 'memo'],
  compare: ['balance-scale', 'magnifying-glass-tilted-left', 'puzzle-piece'],
  number: ['bullseye', 'abacus', 'magnifying-glass-tilted-left'],
  list: ['clipboard', 'memo', 'open-book'],
  pair: ['pushpin', 'light-bulb', 'magnifying-glass-tilted-left'],
  quote: ['speech-balloon', 'thought-balloon', 'megaphone'],
  cta: ['bookmark', 'speech-balloon', 'envelope'],
  table: ['balance-scale', 'clipboard'],
  chart: ['bar-chart', 'chart-increasing'],
  timeline: ['spiral-calendar', 'hourglass-done'],
  price: ['receipt', 'coin'],
  review: ['speech-balloon', 'star'],
  check: ['clipboard', 'memo'],
  step: ['pushpin', 'light-bulb', 'memo'],
  place: ['round-pushpin', 'compass'],
}

/** Names of the two objects of a card; the second is null where the slide has none. */
export const findObjects = (
  card: SlideCard,
  { companion, seed }: { companion: string | null; seed: number },
): readonly [string, string | null] => {
  const names = NEUTRAL[card.role]
  const neutral = names[seed % names.length] ?? names[0]
  if (card.role !== 'compare' && card.role !== 'pair') return [card.object ?? neutral, companion]
  return [
    card.sides[0]?.object ?? card.object ?? neutral,
    card.sides[1]?.object ?? names[(seed + 1) % names.length] ?? neutral,
  ]
}
