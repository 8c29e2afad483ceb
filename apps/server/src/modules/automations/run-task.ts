import { type AiTask, type AiTaskInput, aiTask } from '@kadr/contract/ai-tasks'
import type { AutomationRule } from '@kadr/contract/automation-rule'
import type { AutomationOutput } from '@kadr/contract/planned-runs'
import * as z from 'zod/mini'
import type { RunSubject } from './run-subject.ts'

const MAX_HOOK = 200
const MEMES = 4

type About = { rule: AutomationRule; subject: RunSubject; hook: string }

const inputs: Record<AutomationOutput, (about: About) => AiTaskInput> = {
  slideshow: ({ rule, subject: { topic, productId }, hook }) => ({
    kind: 'slideshow',
    topic,
    productId,
    slides: rule.slides,
    hook: hook.slice(0, MAX_HOOK),
  }),
  carousel: (about) => inputs.slideshow(about),
  'talking-head': ({ rule, subject: { topic, productId }, hook }) => ({
    kind: 'talking_head',
    topic: hook || topic,
    productId,
    seconds: rule.seconds,
  }),
  'product-demo': ({ subject: { topic, productId } }) => ({
    kind: 'product_demo',
    topic,
    productId,
  }),
  'greenscreen-meme': ({ subject: { topic, productId } }) => ({
    kind: 'meme',
    topic,
    productId,
    count: MEMES,
  }),
  post: ({ subject: { topic, productId } }) => ({ kind: 'caption', topic, productId }),
}

/** The request to AI that gives the words of a run. */
export const taskOf = (about: About): AiTask => z.parse(aiTask, inputs[about.rule.output](about))

export const hooksTaskOf = ({ topic, productId, family }: RunSubject): AiTask =>
  z.parse(aiTask, { kind: 'hooks', topic, productId, family, count: 6 })
