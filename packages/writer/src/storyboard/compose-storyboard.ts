import { countPoints } from '@kadr/ai'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import type { Field } from '../knowledge/fields.ts'
import { findAspect, findSeason } from '../knowledge/find-aspect.ts'
import type { Random } from '../random.ts'
import { composeCall } from './compose-call.ts'
import { composeHook, findPromise } from './compose-hook.ts'
import { composeMiddle } from './compose-middle.ts'
import { asksForList, planCounted, planMiddle } from './plan-middle.ts'
import type { Wanted } from './rank.ts'

/** A reel about a known field, by what its topic asks. */
export const composeStoryboard = ({
  topic,
  field,
  count,
  random,
  avoids,
}: {
  topic: string
  field: Field
  /** Slides with the hook and the call. */
  count: number
  random: Random
  avoids(text: string): boolean
}): SlideCard[] => {
  const aspect = findAspect(topic)
  const wanted: Wanted = { field, aspect, season: findSeason(topic), topic, random, avoids }
  const middle = count - 2
  const promised = findPromise(topic)
  // More points than are known can't be promised.
  const most =
    aspect === 'mistakes'
      ? field.mistakes.length
      : field.choose.length + field.care.length + field.price.length + field.season.length
  const counted =
    promised === undefined
      ? undefined
      : planCounted({ points: Math.min(promised, most), count: middle })
  const slots =
    counted?.slots ?? planMiddle({ aspect, isListed: asksForList(topic), count: middle, random })
  const cards = composeMiddle({ wanted, slots, isCounted: counted !== undefined })
  const points = cards.reduce((sum, card) => sum + countPoints(card), 0)
  return [
    composeHook({ topic, field, aspect, isCounted: counted !== undefined, points, random }),
    ...cards,
    composeCall(wanted),
  ]
}
