import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { composeHashtags } from '../compose-hashtags.ts'
import { readSubject } from '../subject.ts'
import type { WriterContext } from '../writer-context.ts'

/** Longer texts are posts, not topics: no tag is made from their words. */
const MAX_TOPIC = 40

export const writeHashtags = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'hashtags'>
}) => {
  const topic = task.text.length <= MAX_TOPIC ? task.text : ''
  const subject = readSubject({ topic, product: null })
  const own = topic === '' ? { ...subject, quoted: '' } : subject
  return {
    hashtags: composeHashtags({
      context: { ...context, subject: own },
      text: task.text,
      count: task.count,
    }),
  }
}
