import * as z from 'zod/mini'
import { network } from '../publishing/networks.ts'
import { type AiKind, contentFormat, hookFamily, hookGoal } from './ai-tasks.ts'
import { clipProposal, MAX_CLIPS } from './footage.ts'
import { askPlan, saidFact } from './questions.ts'
import { storyboard } from './storyboard.ts'

/** Longer pieces are cut before they are returned. */
export const AI_OUTPUT_MAX = { line: 300, text: 10_000, caption: 5000, reply: 1000 } as const

const line = z.string().check(z.minLength(1), z.maxLength(AI_OUTPUT_MAX.line))
const text = z.string().check(z.minLength(1), z.maxLength(AI_OUTPUT_MAX.text))
const caption = z.string().check(z.maxLength(AI_OUTPUT_MAX.caption))
/** Each with its `#`. */
const hashtags = z.array(z.string().check(z.regex(/^#[\p{L}\p{N}_]+$/u))).check(z.maxLength(20))

/** What a text rests on. Absent: nothing to say. */
const grounds = {
  /** Numbers an engine wrote that stand in no fact, no product and not in the request. */
  unverifiedNumbers: z.optional(z.array(z.string())),
  /** Facts of the workspace that it repeats. */
  saidFacts: z.optional(z.array(saidFact)),
}

/** Output by kind of request. Plain text throughout: render it as text. */
export const aiOutput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hooks'),
    hooks: z.array(z.object({ text: line, family: hookFamily, goal: hookGoal })),
    ...grounds,
  }),
  z.object({ kind: z.literal('caption'), text, hashtags, ...grounds }),
  z.object({ kind: z.literal('rewrite'), text, ...grounds }),
  z.object({
    kind: z.literal('adapt'),
    variants: z.array(
      z.object({
        network,
        text,
        /** For networks with titles. */
        title: z.nullable(z.string()),
        /** The text was truncated to fit. */
        isCut: z.boolean(),
      }),
    ),
    ...grounds,
  }),
  z.object({ kind: z.literal('hashtags'), hashtags }),
  z.object({
    kind: z.literal('alt_text'),
    text: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  z.object({
    kind: z.literal('slideshow'),
    /**
     * False when the templates don't cover the topic: the storyboard is then the cover alone, `questions` ask for the
     * rest, caption and hashtags are empty, and no point was spent.
     */
    isKnown: z.boolean(),
    questions: z.optional(askPlan),
    /** Grief, illness, law or money: a calm palette and no drawn objects. */
    isQuiet: z.optional(z.boolean()),
    /** By slide: numbers an engine wrote that stand in no fact, no answer and not in the topic. Absent: none. */
    unverifiedNumbers: z.optional(z.array(z.array(z.string()))),
    /** The same for the caption. */
    captionNumbers: z.optional(z.array(z.string())),
    /** By slide: facts of the workspace that it repeats. Absent: none. */
    saidFacts: z.optional(z.array(z.array(saidFact))),
    /** First a hook, last a call to action. A `number` has its label in `title` and its note in `body`. */
    storyboard,
    caption,
    hashtags,
  }),
  z.object({
    kind: z.literal('talking_head'),
    /** In order; the first is the hook. Seconds of speech. */
    lines: z.array(z.object({ text: line, seconds: z.number() })),
    seconds: z.number(),
    caption,
    ...grounds,
  }),
  z.object({
    kind: z.literal('product_demo'),
    hook: line,
    benefits: z.array(line),
    callToAction: line,
    caption,
    ...grounds,
  }),
  z.object({
    kind: z.literal('meme'),
    memes: z.array(z.object({ top: line, bottom: line })),
  }),
  z.object({
    kind: z.literal('content_plan'),
    items: z.array(
      z.object({
        /** Local time `2027-03-28T12:00`, the format of posts. */
        wallTime: z.string(),
        format: contentFormat,
        title: line,
        /** The draft of the post. */
        text,
      }),
    ),
    ...grounds,
  }),
  z.object({
    kind: z.literal('product_ideas'),
    ideas: z.array(z.object({ title: line, format: contentFormat, hook: line, text: line })),
    ...grounds,
  }),
  z.object({
    kind: z.literal('comment_reply'),
    replies: z.array(z.string().check(z.minLength(1), z.maxLength(AI_OUTPUT_MAX.reply))),
    ...grounds,
  }),
  z.object({
    kind: z.literal('clip_choice'),
    /** In the order of the talk; their borders are those of its sentences. */
    clips: z.array(clipProposal).check(z.minLength(1), z.maxLength(MAX_CLIPS)),
  }),
])
export type AiOutput = z.infer<typeof aiOutput>
export type AiOutputOf<K extends AiKind> = Extract<AiOutput, { kind: K }>
