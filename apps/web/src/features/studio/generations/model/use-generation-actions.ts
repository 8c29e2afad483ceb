import type { Generation } from '@kadr/contract/studio/generations'
import {
  useCancelGeneration,
  useRetryGeneration,
} from '../../../../generations/api/generations.mutations.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'

export const notifyFailure = (error: unknown) =>
  notify.error(copy.actionFailed, { text: failureText(error) })

/** Actions without a confirmation. */
export const useGenerationActions = () => {
  const cancel = useCancelGeneration()
  const retry = useRetryGeneration()
  return {
    isCancelling: ({ id }: Generation) => cancel.isPending && cancel.variables === id,
    isRetrying: ({ id }: Generation) => retry.isPending && retry.variables === id,
    cancel: ({ id }: Generation) =>
      cancel.mutate(id, {
        onSuccess: ({ state }) => {
          if (state === 'cancelled') notify.success(copy.cancelled)
        },
        onError: notifyFailure,
      }),
    retry: ({ id }: Generation) =>
      retry.mutate(id, {
        onSuccess: () => notify.success(copy.retried),
        onError: notifyFailure,
      }),
  }
}
