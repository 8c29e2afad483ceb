import { useEffect, useEffectEvent, useRef } from 'react'
import type { SafeStorage } from '../../../platform/safe-storage.ts'
import { useUserStorage } from '../../../platform/services.tsx'
import { notify } from '../../../ui/toast.tsx'
import { actionsCopy } from '../actions-copy.ts'
import { useRetryTarget } from '../api/posts.mutations.ts'
import { actionFailure } from './use-post-actions.ts'

const KEY = 'retry-after-sign-in'

/** The user pressed «Войти и опубликовать» in this tab: without it an address alone sends nothing. */
export const rememberRetry = (targetId: string, storage: SafeStorage) =>
  storage.write(KEY, targetId)

/** True once for the target that was remembered. */
export const takeRetry = (targetId: string, storage: SafeStorage): boolean => {
  if (storage.read(KEY) !== targetId) return false
  storage.remove(KEY)
  return true
}

type Asked = { postId: string | undefined; targetId: string | undefined; onTaken: () => void }

/** Sends the publication the user signed in for; once, also when the address stays in the history. */
export const useRetryAsked = ({ postId, targetId, onTaken }: Asked) => {
  const retry = useRetryTarget()
  const storage = useUserStorage({ isOfTab: true })
  const sent = useRef<string>(undefined)
  const send = useEffectEvent((id: string, target: string) => {
    if (sent.current === target) return
    sent.current = target
    onTaken()
    if (!takeRetry(target, storage)) return
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
