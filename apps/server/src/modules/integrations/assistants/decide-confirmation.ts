import type { Confirmation, ConfirmationState } from '@kadr/contract/integrations/confirmations'
import { UserError } from '@kadr/domain/base/app-error'
import { can } from '@kadr/domain/identity/permissions'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { describeForbidden } from '../../../platform/http/authorize.ts'
import { namedIds } from '../../../platform/http/named-ids.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import { findMembership } from '../../identity/workspaces/index.ts'
import { assertInReach, type PostActor } from '../../publishing/posts/index.ts'
import { type Act, actionOf, perform } from './acts.ts'
import * as repository from './confirmations.repository.ts'
import { actOf, EXPIRED, presentConfirmation } from './present-confirmation.ts'

type Asked = { ctx: AppContext; userId: string; id: string }

const KEPT_MS = 30 * DAY_MS
const BATCH = 100
const DONE: Record<Act['kind'], string> = {
  schedule: 'Пост поставлен в план',
  publish: 'Пост отправлен',
  answer: 'Ответ отправлен',
}

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Такой просьбы нет' })

/** As a member of today: the role may have changed since it was asked. */
const findActor = async ({
  ctx,
  userId,
  row,
}: Omit<Asked, 'id'> & { row: repository.ConfirmationRow | undefined }): Promise<PostActor> => {
  if (row?.userId !== userId) throw notFound()
  const membership = await findMembership({ ctx, userId, workspaceId: row.workspaceId })
  if (!membership) throw notFound()
  return { ...membership, userId }
}

export const readConfirmation = async ({ ctx, userId, id }: Asked): Promise<Confirmation> => {
  const row = await repository.findConfirmation({ db: ctx.db, id })
  const actor = await findActor({ ctx, userId, row })
  if (!row) throw notFound()
  return presentConfirmation({ ctx, actor, row })
}

/** A refusal of the service is an outcome of its own: nothing of it is done. */
const carryOut = async ({
  ctx,
  tx,
  actor,
  row,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  row: repository.ConfirmationRow
}): Promise<{ state: ConfirmationState; message: string }> => {
  const act = actOf(row)
  try {
    await inTransaction(tx, (inner) =>
      perform({ ctx: { ...ctx, db: inner }, actor, key: row.id, wish: act }),
    )
    return { state: 'done', message: DONE[act.kind] }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { state: 'failed', message: error.userMessage }
  }
}

const settle = async ({
  ctx,
  tx,
  row,
  actorId,
  ...outcome
}: {
  ctx: AppContext
  tx: Tx
  row: repository.ConfirmationRow
  actorId?: string
  state: ConfirmationState
  message: string
}) => {
  const at = ctx.clock.now()
  const settled = await repository.settleConfirmation({ tx, id: row.id, at, ...outcome })
  const { workspaceId, id: subjectId, kind, callerName } = row
  await appendEvent({
    tx,
    kind: 'confirmation.settled',
    workspaceId,
    subjectId,
    ...(actorId !== undefined && { actorId }),
    payload: { kind, callerName, state: outcome.state },
  })
  return settled
}

/** Applied once, in the transaction that says so; whoever comes later is told what was decided. */
export const decideConfirmation = ({
  ctx,
  userId,
  id,
  isConfirmed,
}: Asked & { isConfirmed: boolean }): Promise<Confirmation> =>
  inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx }
    const row = await repository.lockConfirmation({ tx, id })
    const actor = await findActor({ ctx: inside, userId, row })
    if (!row) throw notFound()
    const act = actOf(row)
    const present = (shown: repository.ConfirmationRow) =>
      presentConfirmation({ ctx: inside, actor, row: shown })
    if (row.state !== 'waiting' || row.expiresAt <= ctx.clock.now()) return present(row)
    const decided = { ctx, tx, row, actorId: userId }
    if (!isConfirmed) {
      return present(await settle({ ...decided, state: 'refused', message: 'Не опубликовано' }))
    }
    const action = actionOf(act)
    if (!can(actor, action)) throw describeForbidden({ rights: actor, action })
    await assertInReach({ ctx: inside, member: { ...actor, sessionId: '' }, ids: namedIds(act) })
    return present(await settle({ ...decided, ...(await carryOut({ ctx, tx, actor, row })) }))
  })

/** Ends those nobody answered, and forgets what was decided long ago. */
export const purgeConfirmations = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  await inTransaction(ctx.db, async (tx) => {
    for (const row of await repository.lockExpired({ tx, now, limit: BATCH })) {
      await settle({ ctx, tx, row, state: 'expired', message: EXPIRED })
    }
  })
  const before = new Date(now.getTime() - KEPT_MS)
  await repository.deleteSettledBefore({ db: ctx.db, before })
}

export const exportConfirmations = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  confirmations: readPages((page) =>
    repository.listConfirmationsOf({ db: ctx.db, userId, ...page }),
  ),
})
