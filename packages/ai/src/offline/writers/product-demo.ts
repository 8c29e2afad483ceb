import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseText, chooseTexts } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import type { Desk } from '../desk.ts'
import { DEMO_BENEFITS, DEMO_CALLS } from '../phrases/demo.ts'
import { chooseOpening } from './hooks.ts'

const LEAST = 3
const MOST = 5

export const writeProductDemo = ({
  desk,
  task: _,
}: {
  desk: Desk
  task: AiTaskOf<'product_demo'>
}) => {
  const known = desk.subject.benefits.filter((line) => !desk.avoids(line)).slice(0, MOST)
  const more = chooseTexts({ desk, pool: DEMO_BENEFITS, count: Math.max(0, LEAST - known.length) })
  const demo: Desk = { ...desk, subject: { ...desk.subject, kind: 'product' } }
  return {
    hook: chooseOpening(demo),
    benefits: [...known, ...more],
    callToAction: chooseText({ desk, pool: DEMO_CALLS }),
    caption: composeCaption({ desk: demo, length: 'medium' }),
  }
}
