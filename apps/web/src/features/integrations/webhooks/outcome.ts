import { failureText } from '../../../platform/api/failure-text.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { copy } from './copy.ts'

/** Callbacks of a mutation: says what was done, or why it was not. */
export const outcome = (done: string, after?: () => void) => ({
  onSuccess: () => {
    notify.success(done)
    after?.()
  },
  onError: (error: unknown) => notify.error(copy.actionFailed, { text: failureText(error) }),
})
