import { withoutMarks } from '@kadr/domain/storyboard/slide-text'
import type { Field } from './knowledge/define-field.ts'
import { findAspect, findSeason } from './knowledge/find-aspect.ts'
import type { Random } from './random.ts'
import { createPoints } from './storyboard/facts.ts'
import { rankPoints } from './storyboard/rank.ts'

/** Advice of a field on what the topic asks, as text. */
export const listTips = ({
  field,
  topic,
  random,
  avoids,
}: {
  field: Field
  topic: string
  random: Random
  avoids(text: string): boolean
}): string[] =>
  rankPoints(createPoints(field), {
    field,
    topic,
    random,
    avoids,
    aspect: findAspect(topic),
    season: findSeason(topic),
  }).map(({ aspect, item: { title, body } }) => {
    const head = withoutMarks(title)
    // A mistake is named first and explained after a colon.
    if (aspect === 'mistakes') return `${head}: ${body.charAt(0).toLowerCase()}${body.slice(1)}`
    return head.endsWith('?') ? `${head} ${body}` : `${head}. ${body}`
  })
