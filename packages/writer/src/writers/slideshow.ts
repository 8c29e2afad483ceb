import { AiFailure } from '@kadr/ai'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import type { Answer, AskPlan } from '@kadr/contract/studio/questions'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { composeFromAnswers } from '../answers/compose-from-answers.ts'
import { composeCaption } from '../captions/compose-caption.ts'
import { composeHashtags } from '../captions/compose-hashtags.ts'
import { composeAnniversary } from '../storyboard/compose-anniversary.ts'
import { createSaveCard } from '../storyboard/compose-call.ts'
import { composeOffer } from '../storyboard/compose-offer.ts'
import { composeProductStoryboard } from '../storyboard/compose-product-storyboard.ts'
import { composeStoryboard } from '../storyboard/compose-storyboard.ts'
import { saysWholeOffer } from '../storyboard/is-whole-offer.ts'
import { readOffer } from '../storyboard/read-offer.ts'
import type { WriterContext } from '../writer-context.ts'

const HASHTAGS = 5

/** A reel of the person's answers; it ends with a call, as every slideshow does. */
const composeAnswered = (plan: AskPlan, answers: readonly Answer[]) => {
  const { storyboard, caption } = composeFromAnswers({ plan, answers })
  const { slides } = storyboard
  if (!slides.some(({ role }) => role !== 'hook' && role !== 'cta'))
    throw new AiFailure({ reason: 'unknown_topic' })
  return { slides: slides.at(-1)?.role === 'cta' ? slides : [...slides, createSaveCard()], caption }
}

const composeCards = (context: WriterContext, count: number): SlideCard[] => {
  const { facts, field, asked, random, avoids } = context
  if (facts.product) return composeProductStoryboard({ context, product: facts.product, count })
  const anniversary = composeAnniversary(asked)
  if (anniversary) return anniversary
  const offer = saysWholeOffer(asked) ? readOffer(asked) : undefined
  if (offer) return composeOffer({ topic: asked, offer, count })
  if (field) return composeStoryboard({ topic: asked, field, count, random, avoids })
  throw new AiFailure({ reason: 'unknown_topic' })
}

const composeWords = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'slideshow'>
}) => {
  const { plan } = context.facts
  if (plan && task.answers && task.answers.length > 0) return composeAnswered(plan, task.answers)
  return {
    slides: composeCards(context, task.slides),
    caption: composeCaption({ context, length: 'short' }),
  }
}

export const writeSlideshow = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'slideshow'>
}) => {
  const { slides, caption } = composeWords({ context, task })
  return {
    slides: slides.map((card) => ({
      ...card,
      object: '',
      sides: card.sides.map((side) => ({ ...side, object: '' })),
    })),
    caption,
    hashtags: composeHashtags({
      context,
      text: `${task.topic} ${context.facts.product?.name ?? ''}`,
      count: HASHTAGS,
    }),
  }
}
