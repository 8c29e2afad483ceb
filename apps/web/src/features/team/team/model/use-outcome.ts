import { useCallback } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { teamCopy } from '../team-copy.ts'

/** Callbacks of a mutation: says what was done, or why it was not. */
export const useOutcome = () =>
  useCallback(
    (done: string, after?: () => void) => ({
      onSuccess: () => {
        notify.success(done)
        after?.()
      },
      onError: (error: unknown) =>
        notify.error(teamCopy.actionFailed, { text: failureText(error) }),
    }),
    [],
  )
