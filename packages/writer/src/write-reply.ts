import { AiFailure, type TextInput } from '@kadr/ai'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { createWriterContext, type WriterContext } from './writer-context.ts'
import { writeAdapt } from './writers/adapt.ts'
import { writeAltText } from './writers/alt-text.ts'
import { writeCaption } from './writers/caption.ts'
import { writeCommentReply } from './writers/comment-reply.ts'
import { writeContentPlan } from './writers/content-plan.ts'
import { writeHashtags } from './writers/hashtags.ts'
import { writeHooks } from './writers/hooks.ts'
import { writeProductDemo } from './writers/product-demo.ts'
import { writeProductIdeas } from './writers/product-ideas.ts'
import { writeRewrite } from './writers/rewrite.ts'
import { writeSlideshow } from './writers/slideshow.ts'
import { writeTalkingHead } from './writers/talking-head.ts'

/** Calls of a script have every tone; a rewriting says itself what it can't. */
const HAS_TONES: readonly AiTask['kind'][] = ['talking_head', 'rewrite']

/** Templates have one tone: another one that is asked for is not given under its name. */
const assertTone = ({ task, context }: { task: AiTask; context: WriterContext }): void => {
  if (!('tone' in task) || task.tone === null || HAS_TONES.includes(task.kind)) return
  if (task.tone !== context.facts.voice.tone) throw new AiFailure({ reason: 'unable' })
}

const writeFor = ({ task, context }: { task: AiTask; context: WriterContext }): object => {
  switch (task.kind) {
    case 'hooks':
      return writeHooks({ context, task })
    case 'caption':
      return writeCaption({ context, task })
    case 'rewrite':
      return writeRewrite({ context, task })
    case 'adapt':
      return writeAdapt({ context, task })
    case 'hashtags':
      return writeHashtags({ context, task })
    case 'alt_text':
      return writeAltText({ context, task })
    case 'slideshow':
      return writeSlideshow({ context, task })
    case 'talking_head':
      return writeTalkingHead({ context, task })
    case 'product_demo':
      return writeProductDemo({ context, task })
    case 'clip_choice':
    case 'meme':
      // A joke out of a template is none, and clips are chosen by rules of their own.
      throw new AiFailure({ reason: 'unable' })
    case 'content_plan':
      return writeContentPlan({ context, task })
    case 'product_ideas':
      return writeProductIdeas({ context, task })
    case 'comment_reply':
      return writeCommentReply({ context, task })
  }
}

/** The reply of our phrase templates, in the form the task asks for. */
export const writeReply = ({
  task,
  facts,
  seed,
}: Pick<TextInput, 'task' | 'facts' | 'seed'>): object => {
  const context = createWriterContext({ task, facts, seed })
  assertTone({ task, context })
  return writeFor({ task, context })
}
