import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseText, chooseTexts } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import { composeHashtags } from '../compose-hashtags.ts'
import type { Desk } from '../desk.ts'
import { CHOICE_SLIDES, LAST_SLIDES, PRODUCT_SLIDES, SLIDE_SETS } from '../phrases/slides.ts'
import { isToShow } from '../subject.ts'
import { chooseHooks } from './hooks.ts'

const HASHTAGS = 5

const productSlides = (desk: Desk, count: number): string[] => {
  const { benefits, price } = desk.subject
  const facts = [...benefits, ...(price === '' ? [] : [`Цена: ${price}`])].slice(0, count)
  return [...facts, ...chooseTexts({ desk, pool: PRODUCT_SLIDES, count: count - facts.length })]
}

/** One line of thought from its beginning: the numbers on the slides run on. */
const topicSlides = ({ random, subject }: Desk, count: number): string[] => {
  const [set = []] = subject.kind === 'choose' ? [CHOICE_SLIDES] : random.shuffle(SLIDE_SETS)
  return set.slice(0, count)
}

export const writeSlideshow = ({ desk, task }: { desk: Desk; task: AiTaskOf<'slideshow'> }) => {
  const count = task.slides - 1
  const body =
    isToShow(desk.subject) || desk.subject.benefits.length > 0 ? productSlides : topicSlides
  const [hook] = chooseHooks({ desk, family: null, count: 1 })
  return {
    hook: task.hook || hook?.text || desk.subject.title,
    slides: [...body(desk, count), chooseText({ desk, pool: LAST_SLIDES })].map((text) => ({
      text,
    })),
    caption: composeCaption({ desk, length: 'short' }),
    hashtags: composeHashtags({ desk, text: desk.subject.title, count: HASHTAGS }),
  }
}
