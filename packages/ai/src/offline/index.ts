import type { AiTask } from '@kadr/contract/ai-tasks'
import type { Engine, TextInput, TextPiece } from '../ports.ts'
import { createWriterContext, type WriterContext } from './writer-context.ts'
import { writeAdapt } from './writers/adapt.ts'
import { writeAltText } from './writers/alt-text.ts'
import { writeCaption } from './writers/caption.ts'
import { writeCommentReply } from './writers/comment-reply.ts'
import { writeContentPlan } from './writers/content-plan.ts'
import { writeHashtags } from './writers/hashtags.ts'
import { writeHooks } from './writers/hooks.ts'
import { writeMeme } from './writers/meme.ts'
import { writeProductDemo } from './writers/product-demo.ts'
import { writeProductIdeas } from './writers/product-ideas.ts'
import { writeRewrite } from './writers/rewrite.ts'
import { writeSlideshow } from './writers/slideshow.ts'
import { writeTalkingHead } from './writers/talking-head.ts'

const writeReply = ({ task, context }: { task: AiTask; context: WriterContext }): object => {
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
    case 'meme':
      return writeMeme({ context, task })
    case 'content_plan':
      return writeContentPlan({ context, task })
    case 'product_ideas':
      return writeProductIdeas({ context, task })
    case 'comment_reply':
      return writeCommentReply({ context, task })
  }
}

const PIECE = 48

async function* write({ task, facts, seed, signal }: TextInput): AsyncGenerator<TextPiece> {
  const reply = JSON.stringify(
    writeReply({ task, context: createWriterContext({ task, facts, seed }) }),
  )
  for (let at = 0; at < reply.length; at += PIECE) {
    if (signal.aborted) return
    yield { text: reply.slice(at, at + PIECE) }
  }
  yield { usage: { inputTokens: 0, outputTokens: 0 } }
}

/** Offline engine: our phrase templates around the user's words. No network, no cost. */
export const createOfflineEngine = (): Engine => ({
  name: 'Шаблонный режим',
  model: 'offline',
  isOffline: true,
  hasVision: false,
  prices: { inputToken: 0, outputToken: 0 },
  text: write,
  image: null,
  speech: null,
  transcribe: null,
})
