import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { copy } from '../copy.ts'

const textOf = (task: AiTask): string => {
  if ('topic' in task) return task.topic
  if ('text' in task) return task.text
  if ('comment' in task) return task.comment
  return 'description' in task ? task.description : ''
}

/** The user's own input where there is any. */
export const describeTask = (task: AiTask): string => {
  const text = textOf(task)
  if (text !== '') return text
  if ('productId' in task && task.productId !== null) return copy.list.productOnly
  if (task.kind === 'clip_choice') return copy.list.talkOnly
  return task.kind === 'alt_text' ? copy.list.pictureOnly : copy.list.noWords
}
