import type { Complaint, ComplaintKind } from '@kadr/contract/operations/admin'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { listSettled, reopen, settle } from './complaints.repository.ts'

const LISTED = 200

const readAll = async (ctx: AppContext) => {
  const lists = await Promise.all(
    ctx.modules.map((module) => module.listComplaints?.({ ctx, limit: LISTED }) ?? []),
  )
  return lists.flat()
}

/** From every module that keeps some: the newest first, those that wait before those that are done. */
export const listComplaints = async ({ ctx }: { ctx: AppContext }): Promise<Complaint[]> => {
  const all = await readAll(ctx)
  const settled = await listSettled({ db: ctx.db, ids: all.map(({ id }) => id) })
  const doneAt = new Map(settled.map((one) => [`${one.kind}:${one.complaintId}`, one.doneAt]))
  return all
    .map((one) => ({
      ...one,
      doneAt: doneAt.get(`${one.kind}:${one.id}`)?.toISOString() ?? null,
    }))
    .sort(
      (one, other) =>
        Number(one.doneAt !== null) - Number(other.doneAt !== null) ||
        other.at.localeCompare(one.at),
    )
    .slice(0, LISTED)
}

export const settleComplaint = async ({
  ctx,
  kind,
  id,
  isDone,
}: {
  ctx: AppContext
  kind: ComplaintKind
  id: string
  isDone: boolean
}) => {
  const all = await readAll(ctx)
  if (!all.some((one) => one.kind === kind && one.id === id)) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого обращения нет' })
  }
  const one = { db: ctx.db, kind, complaintId: id }
  await (isDone ? settle({ ...one, doneAt: ctx.clock.now() }) : reopen(one))
  return {}
}
