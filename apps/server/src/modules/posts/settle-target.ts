import type { TargetFailure } from '@kadr/contract/post-targets'
import type { Post } from '@kadr/contract/posts'
import { closeAttempts, moveTarget } from '../targets/index.ts'
import { conflict, invalid } from './failures.ts'
import { type OfTarget, withTarget } from './target-actions.ts'

const NOT_OUT: TargetFailure = {
  kind: 'permanent',
  code: 'settled_absent',
  message: 'Публикации в сети нет. Её можно отправить ещё раз',
  action: 'retry',
  retryAt: null,
}

/** A person looked at the network: only now it is known, and only now a retry is possible. */
export const settleTarget = ({
  outcome,
  url = null,
  ...input
}: OfTarget & {
  outcome: 'published' | 'not_published'
  url?: string | null | undefined
}): Promise<Post> =>
  withTarget(input, async ({ tx, target }) => {
    const { ctx, actor } = input
    if (target.state !== 'needs_attention') {
      throw conflict('Об этой публикации всё известно: отвечать не нужно')
    }
    if (url !== null && !/^https?:/i.test(url)) {
      throw invalid('url', 'Укажите ссылку, которая начинается с https://')
    }
    const now = ctx.clock.now()
    const isOut = outcome === 'published'
    const publishedAt = target.startedAt ?? now
    await closeAttempts({ db: tx, targetId: target.id, state: isOut ? 'published' : 'absent', now })
    await moveTarget({
      tx,
      at: now,
      target,
      to: isOut ? 'published' : 'failed',
      cause: isOut ? 'settled_published' : 'settled_absent',
      actorId: actor.userId,
      values: isOut ? { url, publishedAt, failure: null } : { failure: NOT_OUT },
    })
  })
