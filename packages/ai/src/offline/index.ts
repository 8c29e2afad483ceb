import type { AiTask } from '@kadr/contract/ai-tasks'
import type { Engine, TextInput, TextPiece } from '../ports.ts'
import { type Desk, openDesk } from './desk.ts'
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

const writeReply = ({ task, desk }: { task: AiTask; desk: Desk }): object => {
  switch (task.kind) {
    case 'hooks':
      return writeHooks({ desk, task })
    case 'caption':
      return writeCaption({ desk, task })
    case 'rewrite':
      return writeRewrite({ desk, task })
    case 'adapt':
      return writeAdapt({ desk, task })
    case 'hashtags':
      return writeHashtags({ desk, task })
    case 'alt_text':
      return writeAltText({ desk, task })
    case 'slideshow':
      return writeSlideshow({ desk, task })
    case 'talking_head':
      return writeTalkingHead({ desk, task })
    case 'product_demo':
      return writeProductDemo({ desk, task })
    case 'meme':
      return writeMeme({ desk, task })
    case 'content_plan':
      return writeContentPlan({ desk, task })
    case 'product_ideas':
      return writeProductIdeas({ desk, task })
    case 'comment_reply':
      return writeCommentReply({ desk, task })
  }
}

const PIECE = 48

async function* write({ task, facts, seed, signal }: TextInput): AsyncGenerator<TextPiece> {
  const reply = JSON.stringify(writeReply({ task, desk: openDesk({ task, facts, seed }) }))
  for (let at = 0; at < reply.length; at += PIECE) {
    if (signal.aborted) return
    yield { text: reply.slice(at, at + PIECE) }
  }
  yield { usage: { inputTokens: 0, outputTokens: 0 } }
}

/** Our own writer: phrases of ours around a person's words. It needs nobody and costs nothing. */
export const createOfflineEngine = (): Engine => ({
  name: 'Шаблонный режим',
  model: 'offline',
  isOffline: true,
  isSeeing: false,
  prices: { inputToken: 0, outputToken: 0 },
  text: write,
  image: null,
  speech: null,
  transcribe: null,
})
