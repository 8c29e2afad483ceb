import { type AiTaskInput, aiTask } from '@kadr/contract/ai-tasks'
import { copy } from '../copy.ts'
import { type AiForm, toTask } from './ai-form.ts'

export type FieldErrors = Readonly<Record<string, string>>

/** The task, or what is wrong with it by the names of its fields; the server has the same rules. */
export const checkForm = (
  form: AiForm,
): { task: AiTaskInput; errors?: never } | { task?: never; errors: FieldErrors } => {
  const task = toTask(form)
  const { error } = aiTask.safeParse(task)
  if (!error) return { task }
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? 'topic')
    // Its own words would tell of the form of a number, not of a product.
    errors[field] ??= field === 'productId' ? copy.form.chooseProduct : message
  }
  return { errors }
}
