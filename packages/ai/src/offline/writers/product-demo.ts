import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseText, chooseTexts } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import { DEMO_BENEFITS, DEMO_CALLS } from '../phrases/demo.ts'
import type { WriterContext } from '../writer-context.ts'
import { chooseOpening } from './hooks.ts'

const LEAST = 3
const MOST = 5

export const writeProductDemo = ({
  context,
  task: _,
}: {
  context: WriterContext
  task: AiTaskOf<'product_demo'>
}) => {
  const known = context.subject.benefits.filter((line) => !context.avoids(line)).slice(0, MOST)
  const more = chooseTexts({
    context,
    pool: DEMO_BENEFITS,
    count: Math.max(0, LEAST - known.length),
  })
  const demo: WriterContext = { ...context, subject: { ...context.subject, kind: 'product' } }
  return {
    hook: chooseOpening(demo),
    benefits: [...known, ...more],
    callToAction: chooseText({ context, pool: DEMO_CALLS }),
    caption: composeCaption({ context: demo, length: 'medium' }),
  }
}
