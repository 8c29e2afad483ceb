import { UserError } from '@kadr/domain/base/app-error'
import { isTypedName } from '@kadr/domain/base/typed-name'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import * as repository from './lifecycle.repository.ts'

const GRACE_MS = 14 * DAY_MS

const noWorkspace = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Рабочее пространство не найдено' })

type WorkspaceKey = { ctx: AppContext; tx: Tx; workspaceId: string }
type ByOwner = WorkspaceKey & { userId: string }

/** The caller has checked the plan and locked the user. */
export const createSharedWorkspace = async ({
  tx,
  ownerId,
  name,
  timeZone,
}: {
  tx: Tx
  ownerId: string
  name: string
  timeZone: string
}): Promise<string> => {
  const id = await repository.insertSharedWorkspace({ db: tx, ownerId, name, timeZone })
  const event = { workspaceId: id, actorId: ownerId, subjectId: id, payload: { name } }
  await appendEvent({ tx, kind: 'workspace.created', ...event })
  return id
}

const lockOpen = async ({ tx, workspaceId }: Pick<WorkspaceKey, 'tx' | 'workspaceId'>) => {
  const row = await repository.lockOpenWorkspace({ db: tx, workspaceId })
  if (!row) throw noWorkspace()
  return row
}

/** Partial update: absent fields keep their values. Returns the updated workspace. */
export const changeWorkspace = async ({
  tx,
  workspaceId,
  userId,
  values,
}: ByOwner & { values: repository.WorkspaceValues }) => {
  const before = await lockOpen({ tx, workspaceId })
  if (Object.values(values).every((value) => value === undefined)) return before
  const changed = await repository.updateWorkspace({ db: tx, workspaceId, values })
  const event = { workspaceId, actorId: userId, subjectId: workspaceId }
  await appendEvent({ tx, kind: 'workspace.changed', ...event, payload: { name: changed.name } })
  return changed
}

/** Hides the workspace and stops its activity; it is deleted after the grace period. */
export const closeWorkspace = async ({
  ctx,
  tx,
  workspaceId,
  userId,
  confirmation,
}: ByOwner & { confirmation: string }): Promise<void> => {
  const { name, personalUserId } = await lockOpen({ tx, workspaceId })
  if (personalUserId !== null) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: 'Личное пространство удаляется только вместе с аккаунтом',
    })
  }
  if (!isTypedName({ typed: confirmation, name })) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: 'Введите название пространства без ошибок',
      field: 'confirmation',
    })
  }
  await repository.setClosedAt({ db: tx, workspaceId, at: ctx.clock.now() })
  const event = { workspaceId, actorId: userId, subjectId: workspaceId, payload: { name } }
  await appendEvent({ tx, kind: 'workspace.closed', ...event })
}

const graceStart = (ctx: AppContext) => new Date(ctx.clock.now().getTime() - GRACE_MS)

export const listClosedWorkspaces = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx?: Tx
  userId: string
}) => {
  const db = tx ?? ctx.db
  const rows = await repository.listClosedOf({ db, ownerId: userId, since: graceStart(ctx) })
  return rows.flatMap(({ id, name, closedAt }) =>
    closedAt === null
      ? []
      : [{ id, name, deletesAt: new Date(closedAt.getTime() + GRACE_MS).toISOString() }],
  )
}

/** The caller has locked the user. */
export const restoreWorkspace = async ({ ctx, tx, workspaceId, userId }: ByOwner) => {
  const closed = await listClosedWorkspaces({ ctx, tx, userId })
  const one = closed.find(({ id }) => id === workspaceId)
  if (!one) throw noWorkspace()
  await repository.setClosedAt({ db: tx, workspaceId, at: null })
  const event = {
    workspaceId,
    actorId: userId,
    subjectId: workspaceId,
    payload: { name: one.name },
  }
  await appendEvent({ tx, kind: 'workspace.restored', ...event })
}

export const listExpiredWorkspaceIds = ({ ctx }: { ctx: AppContext }) =>
  repository.listClosedBefore({ db: ctx.db, before: graceStart(ctx) })

/** False when it was restored meanwhile. */
export const deleteExpiredWorkspace = async ({
  ctx,
  tx,
  workspaceId,
}: WorkspaceKey): Promise<boolean> => {
  const isDeleted = await repository.deleteClosed({ db: tx, workspaceId, before: graceStart(ctx) })
  if (!isDeleted) return false
  const event = { workspaceId: null, subjectId: workspaceId, payload: {} }
  await appendEvent({ tx, kind: 'workspace.deleted', ...event })
  return true
}
