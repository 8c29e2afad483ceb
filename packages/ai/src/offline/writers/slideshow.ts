import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import type { SlideCard } from '@kadr/contract/storyboard'
import { AiFailure } from '../../_shared/ai-failure.ts'
import { composeCaption } from '../compose-caption.ts'
import { composeHashtags } from '../compose-hashtags.ts'
import { composeProductStoryboard } from '../storyboard/compose-product-storyboard.ts'
import { composeStoryboard } from '../storyboard/compose-storyboard.ts'
import type { WriterContext } from '../writer-context.ts'

const HASHTAGS = 5

const composeCards = (context: WriterContext, count: number): SlideCard[] => {
  const { facts, field, topic, random, avoids } = context
  if (facts.product) return composeProductStoryboard({ context, product: facts.product, count })
  if (field) return composeStoryboard({ topic, field, count, random, avoids })
  throw new AiFailure({ reason: 'unknown_topic' })
}

export const writeSlideshow = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'slideshow'>
}) => ({
  slides: composeCards(context, task.slides).map((card) => ({
    ...card,
    object: '',
    sides: card.sides.map((side) => ({ ...side, object: '' })),
  })),
  caption: composeCaption({ context, length: 'short' }),
  hashtags: composeHashtags({
    context,
    text: `${task.topic} ${context.facts.product?.name ?? ''}`,
    count: HASHTAGS,
  }),
})
