import { AiFailure } from '@kadr/ai'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { composeHashtags } from '../captions/compose-hashtags.ts'
import type { WriterContext } from '../writer-context.ts'

export const writeHashtags = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'hashtags'>
}) => {
  const hashtags = composeHashtags({ context, text: task.text, count: task.count })
  if (hashtags.length === 0) throw new AiFailure({ reason: 'unknown_topic' })
  return { hashtags }
}
