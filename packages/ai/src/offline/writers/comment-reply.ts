import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseTexts } from '../choose.ts'
import { REPLIES, readMood } from '../phrases/replies.ts'
import type { WriterContext } from '../writer-context.ts'

const COUNT = 3

export const writeCommentReply = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'comment_reply'>
}) => ({ replies: chooseTexts({ context, pool: REPLIES[readMood(task.comment)], count: COUNT }) })
