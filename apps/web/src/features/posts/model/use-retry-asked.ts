import { useEffect, useEffectEvent, useRef } from 'react'
import { useUserStorage } from '../../../platform/use-user-storage.ts'
import { notify } from '../../../ui/toast.tsx'
import { actionsCopy } from '../actions-copy.ts'
import { useRetryTarget } from '../api/posts.mutations.ts'
import { takeRetry } from './retry-consent.ts'
import { actionFailure } from './use-post-actions.ts'

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
