import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import type { Field } from './knowledge/fields.ts'
import { findAspect, findSeason } from './knowledge/find-aspect.ts'
import type { Random } from './random.ts'
import { createPoints } from './storyboard/facts.ts'
import { rankPoints } from './storyboard/rank.ts'
import { capitalise } from './topic/subject.ts'

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

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
}): string[] => {
  const asked = findAspect(topic)
  return rankPoints(createPoints(field, asked), {
    field,
    topic,
    random,
    avoids,
    aspect: asked,
    season: findSeason(topic),
  }).map(({ aspect, item: { title, body } }) => {
    const head = withoutMarks(title)
    // A mistake is named first and explained after a colon.
    if (aspect === 'mistakes' && asked === 'mistakes') return `${head}: ${lower(body)}`
    if (aspect === 'mistakes')
      return `Ошибка: ${lower(head)}. ${capitalise(body.replace(/^Ошибка[:.] /, ''))}`
    return head.endsWith('?') ? `${head} ${body}` : `${head}. ${body}`
  })
}
