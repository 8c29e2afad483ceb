import { type AiLanguage, type AiTask, type AiTaskInput, aiTask } from '@kadr/contract/ai-tasks'
import type { AutomationRule } from '@kadr/contract/automation-rule'
import type { AutomationOutput } from '@kadr/contract/planned-runs'
import * as z from 'zod/mini'
import type { RunSubject } from './run-subject.ts'

const MAX_HOOK = 200
const MEMES = 4

/** Rules that were saved before there were languages have none: their tasks stay as they were. */
const languageOf = ({ language }: AutomationRule): { language?: AiLanguage } =>
  language === 'ru' ? {} : { language }

type About = { rule: AutomationRule; subject: RunSubject; hook: string }

const inputs: Record<AutomationOutput, (about: About) => AiTaskInput> = {
  slideshow: ({ rule, subject: { topic, productId }, hook }) => ({
    kind: 'slideshow',
    topic,
    productId,
    ...languageOf(rule),
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
  'product-demo': ({ rule, subject: { topic, productId } }) => ({
    kind: 'product_demo',
    topic,
    productId,
    ...languageOf(rule),
  }),
  'greenscreen-meme': ({ rule, subject: { topic, productId } }) => ({
    kind: 'meme',
    topic,
    productId,
    ...languageOf(rule),
    count: MEMES,
  }),
  post: ({ rule, subject: { topic, productId } }) => ({
    kind: 'caption',
    topic,
    productId,
    ...languageOf(rule),
  }),
}

/** The request to AI that gives the words of a run. */
export const taskOf = (about: About): AiTask => z.parse(aiTask, inputs[about.rule.output](about))

export const hooksTaskOf = ({ rule, subject }: Omit<About, 'hook'>): AiTask => {
  const { topic, productId, family } = subject
  return z.parse(aiTask, { kind: 'hooks', topic, productId, ...languageOf(rule), family, count: 6 })
}
