import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useAskCode } from '../api/admin.queries.ts'
import { copy } from '../copy.ts'

/** Callbacks of an act: says what was done, or why it was not, and asks for the code where its time is over. */
export const useAct = () => {
  const askCode = useAskCode()
  return (done: string, after?: () => void) => ({
    onSuccess: () => {
      notify.success(done)
      after?.()
    },
    onError: (error: unknown) => {
      notify.error(copy.actionFailed, { text: failureText(error) })
      askCode(error)
    },
  })
}
