import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseTexts } from '../choose.ts'
import type { Desk } from '../desk.ts'
import { REPLIES, readMood } from '../phrases/replies.ts'

const COUNT = 3

export const writeCommentReply = ({
  desk,
  task,
}: {
  desk: Desk
  task: AiTaskOf<'comment_reply'>
}) => ({ replies: chooseTexts({ desk, pool: REPLIES[readMood(task.comment)], count: COUNT }) })
