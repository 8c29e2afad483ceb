import { UserError } from '@kadr/domain/base/app-error'
import { adapters, type Failure, type PublishedPost } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { readDatabaseTime } from '../../../platform/leases/database-clock.ts'
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

const refuseHere = (title: string) =>
  refuse(`Удалите публикацию в самой сети: ${title} не даёт сделать это отсюда`)

const fail = ({ kind, message }: Pick<Failure, 'kind' | 'message'>) =>
  kind === 'retryable'
    ? new UserError({ code: 'NETWORK_UNAVAILABLE', userMessage: message })
    : refuse(message)

const getPublished = async (request: RemovalRequest): Promise<TargetRow> => {
  const { ctx, workspaceId, postId, targetId } = request
  const target = await findTarget({ db: ctx.db, workspaceId, postId, id: targetId })
  if (!target) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такой публикации нет' })
  const now = await readDatabaseTime({ db: ctx.db, clock: ctx.databaseClock })
  const isSending = target.leaseUntil !== null && target.leaseUntil > now
  if (target.state === 'published' && isSending) {
    const userMessage = 'Продолжение ещё отправляется. Удалите публикацию через минуту'
    throw new UserError({ code: 'CONFLICT', userMessage })
  }
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

/** The post and the replies that would remain without it, last one first. */
const listParts = ({
  network,
  externalId,
  url,
  externalDetails,
  replies,
}: TargetRow): PublishedPost[] => {
  if (!externalId) return []
  const root = { externalId, url, details: externalDetails ?? {} }
  const { reply } = adapters[network].publish
  return [...(reply?.outlivesRoot ? replies.toReversed() : []), root]
}

/** An expired access token is renewed once. */
const removePart = async (
  request: RemovalRequest,
  target: TargetRow,
  { post, mayRenew = true }: { post: PublishedPost; mayRenew?: boolean },
): Promise<void> => {
  const { ctx } = request
  const live = await getLive(request, target)
  const { title, publish } = adapters[target.network]
  if (!live.networkContext) throw refuseHere(title)
  const { networkContext, account } = live
  const outcome = await publish.remove({ ctx: networkContext, account, post })
  if (outcome.kind === 'removed') return
  if (outcome.kind === 'unsupported') {
    throw refuse(
      `${title} не позволяет удалять публикации из других программ. Удалите её в приложении сети`,
    )
  }
  const { failure } = outcome
  if (mayRenew && (await renewIfExpired({ ctx, live, failure }))) {
    return removePart(request, target, { post, mayRenew: false })
  }
  throw fail(failure)
}

/** Marks the target; false when a reply was sent meanwhile, which has to be removed too. */
const markRemoved = (
  { ctx, actorId }: RemovalRequest,
  { workspaceId, postId, id, replies }: TargetRow,
): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    const now = await findTarget({ db: tx, workspaceId, postId, id })
    if (now?.state !== 'published') return true
    if (now.replies.length > replies.length) return false
    const { state, version } = now
    const moved = await moveTarget({
      tx,
      at: ctx.clock.now(),
      target: { id, state, version },
      to: 'removed',
      cause: 'removed',
      actorId,
    })
    if (!moved) return false
    await appendEvent({
      tx,
      kind: 'target.removed',
      workspaceId,
      actorId,
      subjectId: id,
      payload: { postId },
    })
    return true
  })

/** Idempotent: a part that is already gone at the network counts as removed. */
export const removeAtNetwork = async (request: RemovalRequest): Promise<void> => {
  for (;;) {
    const target = await getPublished(request)
    const parts = listParts(target)
    if (parts.length === 0) throw refuseHere(adapters[target.network].title)
    for (const post of parts) await removePart(request, target, { post })
    if (await markRemoved(request, target)) return
  }
}
