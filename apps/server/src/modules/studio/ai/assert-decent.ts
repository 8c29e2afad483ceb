import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { Answer } from '@kadr/contract/studio/questions'
import { UserError } from '@kadr/domain/base/app-error'
import { checkDecency } from '@kadr/domain/studio/check-decency'

const assertDecentText = (text: string, field: string): void => {
  const rule = checkDecency(text)
  if (rule !== null) throw new UserError({ code: 'VALIDATION_FAILED', userMessage: rule, field })
}

/** Refuses words that may not become a cover; the error tells the rule and the field. */
export const assertDecentAnswers = ({
  sentence,
  answers,
}: {
  sentence: string
  answers: readonly Answer[]
}): void => {
  assertDecentText(sentence, 'sentence')
  for (const { text } of answers) assertDecentText(text, 'answers')
}

/** A comment to reply to or a text to shorten is somebody's already; only what we are asked to write is checked. */
export const assertDecentTask = (task: AiTask): void => {
  if ('topic' in task) assertDecentText(task.topic, 'task.topic')
  if (task.kind !== 'slideshow') return
  assertDecentText(task.hook, 'task.hook')
  for (const { text } of task.answers ?? []) assertDecentText(text, 'task.answers')
}
