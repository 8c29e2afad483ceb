import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { AutomationOutput } from '@kadr/contract/automation/planned-runs'
import {
  type AiLanguage,
  type AiTask,
  type AiTaskInput,
  aiTask,
} from '@kadr/contract/studio/ai-tasks'
import type { Answer } from '@kadr/contract/studio/questions'
import * as z from 'zod/mini'
import type { RunSubject } from './run-subject.ts'

const MAX_HOOK = 200
const MEMES = 4

/** Rules saved before languages were introduced have none; their tasks are unchanged. */
const languageOf = ({ language }: AutomationRule): { language?: AiLanguage } =>
  language === 'ru' ? {} : { language }

type About = {
  rule: AutomationRule
  subject: RunSubject
  hook: string
  /** Of a person or of facts; null: the topic is written without. */
  answers: readonly Answer[] | null
}

/** Slides are requested with the answers, texts and speech are made of them; a meme can't be. */
export const hasAnswersIn = ({ output }: Pick<AutomationRule, 'output'>): boolean =>
  output !== 'greenscreen-meme' && output !== 'product-demo' && output !== 'own-video'

export const isOfSlides = ({ output }: Pick<AutomationRule, 'output'>): boolean =>
  output === 'slideshow' || output === 'carousel'

/** What is written; a clip was said. */
type WrittenOutput = Exclude<AutomationOutput, 'own-video'>

const inputs: Record<WrittenOutput, (about: About) => AiTaskInput> = {
  slideshow: ({ rule, subject: { topic, productId }, hook, answers }) => ({
    kind: 'slideshow',
    topic,
    productId,
    ...languageOf(rule),
    slides: rule.slides,
    hook: hook.slice(0, MAX_HOOK),
    ...(answers && { answers: [...answers] }),
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

/** The AI request for the text of a run. */
export const taskOf = (about: About): AiTask => {
  const { output } = about.rule
  if (output === 'own-video') throw new Error('A clip has its words')
  return z.parse(aiTask, inputs[output](about))
}

export const hooksTaskOf = ({ rule, subject }: Omit<About, 'answers' | 'hook'>): AiTask => {
  const { topic, productId, family } = subject
  return z.parse(aiTask, { kind: 'hooks', topic, productId, ...languageOf(rule), family, count: 6 })
}
