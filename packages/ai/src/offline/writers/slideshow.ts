import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseText } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import { composeHashtags } from '../compose-hashtags.ts'
import type { Desk } from '../desk.ts'
import {
  CHOICE_SLIDES,
  LAST_SLIDES,
  NEWS_SLIDES,
  PRODUCT_SLIDES,
  SLIDE_SETS,
  TALK_SETS,
} from '../phrases/slides.ts'
import { isToShow, type SubjectKind } from '../subject.ts'
import { chooseOpening } from './hooks.ts'

const HASHTAGS = 5

const SETS: Readonly<Record<SubjectKind, readonly (readonly string[])[]>> = {
  any: TALK_SETS,
  learn: SLIDE_SETS,
  choose: [CHOICE_SLIDES],
  news: [NEWS_SLIDES],
  product: [PRODUCT_SLIDES],
}

/** What the product gives comes first; then one line of thought, so that numbers on the slides run on. */
const bodySlides = ({ random, subject }: Desk, count: number): string[] => {
  const { benefits, price, kind } = subject
  const facts = [...benefits, ...(price === '' ? [] : [`Цена: ${price}`])].slice(0, count)
  const [set = []] = random.shuffle(facts.length > 0 ? SETS.product : SETS[kind])
  const order = isToShow(subject) || facts.length > 0 ? random.shuffle(set) : set
  return [...facts, ...order.slice(0, count - facts.length)]
}

export const writeSlideshow = ({ desk, task }: { desk: Desk; task: AiTaskOf<'slideshow'> }) => {
  const count = task.slides - 1
  return {
    hook: task.hook || chooseOpening(desk),
    slides: [...bodySlides(desk, count), chooseText({ desk, pool: LAST_SLIDES })].map((text) => ({
      text,
    })),
    caption: composeCaption({ desk, length: 'short' }),
    hashtags: composeHashtags({ desk, text: desk.subject.title, count: HASHTAGS }),
  }
}
