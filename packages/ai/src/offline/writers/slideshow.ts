import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import type { SlideCard } from '@kadr/contract/storyboard'
import { AiFailure } from '../../_shared/ai-failure.ts'
import { composeCaption } from '../compose-caption.ts'
import { composeHashtags } from '../compose-hashtags.ts'
import { findAspect, findSeason } from '../knowledge/find-aspect.ts'
import { composeAnniversary } from '../storyboard/compose-anniversary.ts'
import { composeOffer } from '../storyboard/compose-offer.ts'
import { composeProductStoryboard } from '../storyboard/compose-product-storyboard.ts'
import { composeStoryboard } from '../storyboard/compose-storyboard.ts'
import { listAdvice } from '../storyboard/list-advice.ts'
import { isVacancy, readOffer } from '../storyboard/read-offer.ts'
import type { WriterContext } from '../writer-context.ts'

const HASHTAGS = 5

const composeCards = (context: WriterContext, count: number): SlideCard[] => {
  const { facts, field, asked, random, avoids } = context
  if (facts.product) return composeProductStoryboard({ context, product: facts.product, count })
  const anniversary = composeAnniversary(asked)
  if (anniversary) return anniversary
  const offer = readOffer(asked)
  if (offer) {
    const wanted = {
      topic: asked,
      aspect: findAspect(asked),
      season: findSeason(asked),
      random,
      avoids,
    }
    const advice =
      field && !isVacancy(asked) ? listAdvice({ ...wanted, field }) : { items: [], accents: [] }
    return composeOffer({ topic: asked, offer, advice, count })
  }
  if (field) return composeStoryboard({ topic: asked, field, count, random, avoids })
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
