import { type AiTaskInput, aiTask } from '@kadr/contract/studio/ai-tasks'
import { copy } from '../copy.ts'
import { type AiForm, toTask } from './ai-form.ts'

export type FieldErrors = Readonly<Record<string, string>>

/** The task, or validation errors by field; the server applies the same rules. */
export const checkForm = (
  form: AiForm,
): { task: AiTaskInput; errors?: never } | { task?: never; errors: FieldErrors } => {
  const task = toTask(form)
  const { error } = aiTask.safeParse(task)
  if (!error) return { task }
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? 'topic')
    // The schema's message describes a uuid, not a missing product.
    errors[field] ??= field === 'productId' ? copy.form.chooseProduct : message
  }
  return { errors }
}
