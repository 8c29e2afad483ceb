import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseText } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import { composeHashtags } from '../compose-hashtags.ts'
import { chooseTips } from '../compose-tips.ts'
import { PLACE_SLIDES } from '../phrases/place-phrases.ts'
import {
  CHOICE_SLIDES,
  LAST_SLIDES,
  NEWS_SLIDES,
  PRODUCT_SLIDES,
  SLIDE_SETS,
  TALK_SETS,
} from '../phrases/slides.ts'
import { TIP_SLIDES } from '../phrases/tips.ts'
import { isShowable, type SubjectKind } from '../subject.ts'
import type { WriterContext } from '../writer-context.ts'
import { chooseOpening } from './hooks.ts'

const HASHTAGS = 5

const SETS: Readonly<Record<SubjectKind, readonly (readonly string[])[]>> = {
  any: TALK_SETS,
  learn: SLIDE_SETS,
  choose: [CHOICE_SLIDES],
  news: [NEWS_SLIDES],
  place: [PLACE_SLIDES],
  product: [PRODUCT_SLIDES],
}

/** Product benefits first, then a single arc, so that numbering on slides stays consistent. */
const createBodySlides = (context: WriterContext, count: number): string[] => {
  const { random, subject } = context
  const { benefits, price, kind, tips } = subject
  const facts = [...benefits, ...(price === '' ? [] : [`Цена: ${price}`])].slice(0, count)
  if (facts.length === 0 && tips.length > 0)
    return [...chooseTips(context), ...TIP_SLIDES].slice(0, count)
  const [set = []] = random.shuffle(facts.length > 0 ? SETS.product : SETS[kind])
  const order = isShowable(subject) || facts.length > 0 ? random.shuffle(set) : set
  return [...facts, ...order.slice(0, count - facts.length)]
}

export const writeSlideshow = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'slideshow'>
}) => {
  const count = task.slides - 1
  return {
    hook: task.hook || chooseOpening(context),
    slides: [...createBodySlides(context, count), chooseText({ context, pool: LAST_SLIDES })].map(
      (text) => ({
        text,
      }),
    ),
    caption: composeCaption({ context, length: 'short' }),
    hashtags: composeHashtags({ context, text: context.subject.title, count: HASHTAGS }),
  }
}
