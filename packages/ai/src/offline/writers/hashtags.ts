import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { composeHashtags } from '../compose-hashtags.ts'
import type { Desk } from '../desk.ts'
import { readSubject } from '../subject.ts'

/** A text longer than this is a post, not a topic: no tag is made of its words. */
const MAX_TOPIC = 40

export const writeHashtags = ({ desk, task }: { desk: Desk; task: AiTaskOf<'hashtags'> }) => {
  const topic = task.text.length <= MAX_TOPIC ? task.text : ''
  const subject = readSubject({ topic, product: null })
  const own = topic === '' ? { ...subject, quoted: '' } : subject
  return {
    hashtags: composeHashtags({
      desk: { ...desk, subject: own },
      text: task.text,
      count: task.count,
    }),
  }
}
