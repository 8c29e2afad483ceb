import { UserError } from '@kadr/domain/app-error'
import { adapters, type Failure } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { findLiveAccount, type LiveAccount, renewIfExpired } from '../connections/index.ts'
import { findTarget, moveTarget, type TargetRow } from '../targets/index.ts'

type RemovalRequest = {
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

const getPublished = async (request: RemovalRequest): Promise<TargetRow> => {
  const { ctx, workspaceId, postId, targetId } = request
  const target = await findTarget({ db: ctx.db, workspaceId, postId, id: targetId })
  if (!target) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такой публикации нет' })
  if (target.state === 'published') return target
  throw new UserError({ code: 'CONFLICT', userMessage: 'Удалить можно только вышедшую публикацию' })
}

const getLive = async (
  { ctx }: RemovalRequest,
  { connectionId }: TargetRow,
): Promise<LiveAccount> => {
  const live = connectionId && (await findLiveAccount({ ctx, id: connectionId }))
  if (live) return live
  throw refuse('Аккаунт отключён: удалите публикацию в самой сети')
}

/** An expired access token is renewed once. */
const requestRemoval = async (
  request: RemovalRequest,
  target: TargetRow,
  mayRenew = true,
): Promise<void> => {
  const { ctx } = request
  const live = await getLive(request, target)
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
    return requestRemoval(request, target, false)
  }
  throw fail(failure)
}

/** Idempotent: a post that is already gone at the network counts as removed. */
export const removeAtNetwork = async (request: RemovalRequest): Promise<void> => {
  const target = await getPublished(request)
  await requestRemoval(request, target)
  const { ctx, actorId } = request
  await inTransaction(ctx.db, async (tx) => {
    const { workspaceId, postId, id } = target
    const now = await findTarget({ db: tx, workspaceId, postId, id })
    // Read again: a reply saved meanwhile has changed the version.
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
