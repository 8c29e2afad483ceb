import type { TargetFailure, TargetState } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { isByHand } from '@kadr/domain/publishing/posts/by-hand'
import { adapters } from '@kadr/networks'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { closeAttempts, moveTarget, type Target, type TargetRow } from '../../targets/index.ts'
import { conflict, invalid } from '../failures.ts'
import type { PostActor } from '../post-actor.ts'
import { type OfTarget, withTarget } from './target-actions.ts'

const NOT_OUT: TargetFailure = {
  kind: 'permanent',
  code: 'settled_absent',
  message: 'Публикации в сети нет. Её можно отправить ещё раз',
  action: 'retry',
  retryAt: null,
}

/** States in which a person says what became of it. */
const ASKED: ReadonlySet<TargetState> = new Set(['needs_attention', 'handed_over'])

export const assertLink = (url: string | null) => {
  if (url === null || /^https?:/i.test(url)) return
  throw invalid('url', 'Укажите ссылку, которая начинается с https://')
}

/** The publisher looks for it among the recent posts of the account: for its figures, and its address. */
export const lookUpNow = ({ target, now }: { target: Target; now: Date }) =>
  isByHand(target) && target.connectionId !== null && adapters[target.network].metrics.list
    ? { nextAt: now }
    : {}

const appendSettled = ({
  tx,
  actor: { workspaceId, userId: actorId },
  target,
  isOut,
}: {
  tx: Tx
  actor: PostActor
  target: TargetRow
  isOut: boolean
}) => {
  const { id: subjectId, postId, network, accountTitle, url, isDraftAtNetwork, version } = target
  const event = { tx, workspaceId, actorId, subjectId }
  const facts = { postId, network, accountTitle }
  if (isOut) {
    const payload = { ...facts, url, isDraftAtNetwork }
    return appendEvent({ ...event, kind: 'target.published', payload })
  }
  const payload = { ...facts, message: NOT_OUT.message, version }
  return appendEvent({ ...event, kind: 'target.failed', payload })
}

/**
 * The user checked the network, or published it by hand: this resolves what nobody else can know and makes a retry
 * possible.
 */
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
    if (!ASKED.has(target.state)) {
      throw conflict('Об этой публикации всё известно: отвечать не нужно')
    }
    assertLink(url)
    const now = ctx.clock.now()
    const isOut = outcome === 'published'
    // By hand it is out when the person says so, not when it was handed over.
    const publishedAt = target.state === 'handed_over' ? now : (target.startedAt ?? now)
    await closeAttempts({ db: tx, targetId: target.id, state: isOut ? 'published' : 'absent', now })
    const moved = await moveTarget({
      tx,
      at: now,
      target,
      to: isOut ? 'published' : 'failed',
      cause: isOut ? 'settled_published' : 'settled_absent',
      actorId: actor.userId,
      values: isOut
        ? { url, publishedAt, failure: null, ...lookUpNow({ target, now }) }
        : { failure: NOT_OUT },
    })
    if (moved) await appendSettled({ tx, actor, target: moved, isOut })
  })
