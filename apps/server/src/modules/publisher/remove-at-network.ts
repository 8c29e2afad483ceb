import { UserError } from '@kadr/domain/app-error'
import { adapters, type Failure } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { findLiveAccount, type LiveAccount, renewIfExpired } from '../connections/index.ts'
import { findTarget, moveTarget, type TargetRow } from '../targets/index.ts'

type Asked = {
  ctx: AppContext
  workspaceId: string
  postId: string
  targetId: string
  actorId: string
}

const refuse = (userMessage: string) => new UserError({ code: 'REMOVE_REFUSED', userMessage })

const fail = ({ kind, message }: Pick<Failure, 'kind' | 'message'>) =>
  kind === 'retryable'
    ? new UserError({ code: 'NETWORK_UNAVAILABLE', userMessage: message })
    : refuse(message)

const getPublished = async (asked: Asked): Promise<TargetRow> => {
  const { ctx, workspaceId, postId, targetId } = asked
  const target = await findTarget({ db: ctx.db, workspaceId, postId, id: targetId })
  if (!target) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такой публикации нет' })
  if (target.state === 'published') return target
  throw new UserError({ code: 'CONFLICT', userMessage: 'Удалить можно только вышедшую публикацию' })
}

const getLive = async ({ ctx }: Asked, { connectionId }: TargetRow): Promise<LiveAccount> => {
  const live = connectionId && (await findLiveAccount({ ctx, id: connectionId }))
  if (live) return live
  throw refuse('Аккаунт отключён: удалите публикацию в самой сети')
}

/** Asks the network to remove it; an access that has run out is renewed once on the way. */
const removeThere = async (asked: Asked, target: TargetRow, mayRenew = true): Promise<void> => {
  const { ctx } = asked
  const live = await getLive(asked, target)
  const { title, publish } = adapters[target.network]
  const { externalId, url, externalDetails } = target
  if (!live.networkContext || !externalId) {
    throw refuse(`Удалите публикацию в самой сети: ${title} не даёт сделать это отсюда`)
  }
  const outcome = await publish.remove({
    ctx: live.networkContext,
    account: live.account,
    post: { externalId, url, details: externalDetails ?? {} },
  })
  if (outcome.kind === 'removed') return
  if (outcome.kind === 'unsupported') {
    throw refuse(
      `${title} не позволяет удалять публикации из других программ. Удалите её в приложении сети`,
    )
  }
  const { failure } = outcome
  if (mayRenew && (await renewIfExpired({ ctx, live, failure }))) {
    return removeThere(asked, target, false)
  }
  throw fail(failure)
}

/** Removes a published post at its network. Asking again about one that is gone there is fine. */
export const removeAtNetwork = async (asked: Asked): Promise<void> => {
  const target = await getPublished(asked)
  await removeThere(asked, target)
  const { ctx, actorId } = asked
  await inTransaction(ctx.db, async (tx) => {
    const { workspaceId, postId, id } = target
    const now = await findTarget({ db: tx, workspaceId, postId, id })
    // A text that follows the post may have been written down meanwhile: it is removed all the same.
    if (now?.state !== 'published') return
    const { state, version } = now
    const moved = await moveTarget({
      tx,
      at: ctx.clock.now(),
      target: { id, state, version },
      to: 'removed',
      cause: 'removed',
      actorId,
    })
    if (!moved) return
    await appendEvent({
      tx,
      kind: 'target.removed',
      workspaceId,
      actorId,
      subjectId: id,
      payload: { postId },
    })
  })
}
