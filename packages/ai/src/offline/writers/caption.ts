import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { composeCaption } from '../compose-caption.ts'
import { composeHashtags } from '../compose-hashtags.ts'
import type { Desk } from '../desk.ts'

const HASHTAGS = 5

export const writeCaption = ({ desk, task }: { desk: Desk; task: AiTaskOf<'caption'> }) => ({
  text: composeCaption({ desk, length: task.length }),
  hashtags: composeHashtags({ desk, text: desk.subject.title, count: HASHTAGS }),
})
