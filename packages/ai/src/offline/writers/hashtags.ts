import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { AiFailure } from '../../_shared/ai-failure.ts'
import { composeHashtags } from '../compose-hashtags.ts'
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
