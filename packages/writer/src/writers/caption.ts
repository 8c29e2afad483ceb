import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { composeCaption } from '../captions/compose-caption.ts'
import { composeHashtags } from '../captions/compose-hashtags.ts'
import type { WriterContext } from '../writer-context.ts'

const HASHTAGS = 5

export const writeCaption = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'caption'>
}) => ({
  text: composeCaption({ context, length: task.length }),
  hashtags: composeHashtags({
    context,
    text: `${context.topic} ${context.facts.product?.name ?? ''}`,
    count: HASHTAGS,
  }),
})
