import { useEffect, useEffectEvent, useRef } from 'react'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useRetryTarget } from '../api/posts.mutations.ts'
import { actionsCopy } from './copy.ts'
import { actionFailure } from './use-post-actions.ts'

const KEY = 'retry-after-sign-in'

/** Set by «Войти и опубликовать» in this tab: a crafted address alone must not publish. */
export const rememberRetry = (targetId: string, storage: SafeStorage) =>
  storage.write(KEY, targetId)

/** True once for the target that was remembered. */
export const consumeRetry = (targetId: string, storage: SafeStorage): boolean => {
  if (storage.read(KEY) !== targetId) return false
  storage.remove(KEY)
  return true
}

type Input = { postId: string | undefined; targetId: string | undefined; onConsumed: () => void }

/** Publishes the target the user signed in for. Once, even if the address is opened again from the history. */
export const useRetryAfterRepair = ({ postId, targetId, onConsumed }: Input) => {
  const retry = useRetryTarget()
  const storage = useUserStorage({ isOfTab: true })
  const sent = useRef<string>(undefined)
  const send = useEffectEvent((id: string, target: string) => {
    if (sent.current === target) return
    sent.current = target
    onConsumed()
    if (!consumeRetry(target, storage)) return
    retry.mutate(
      { id, targetId: target },
      {
        onSuccess: () => notify.success(actionsCopy.target.retried),
        onError: (error) => notify.error(actionsCopy.failed, { text: actionFailure(error) }),
      },
    )
  })
  useEffect(() => {
    if (postId !== undefined && targetId !== undefined) send(postId, targetId)
  }, [postId, targetId])
}
