import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type {
  changeReportSchedule,
  createReportSchedule,
  listReportSchedules,
  ReportRecipient,
  ReportSchedule,
  ReportScope,
} from '@kadr/contract/insight/report-schedules'
import { UserError } from '@kadr/domain/base/app-error'
import { nextReportAt } from '@kadr/domain/insight/report-times'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { getWorkspaceTimeZone, listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { resolveScope } from '../analytics/index.ts'
import { hashPassword } from '../reports/index.ts'
import { presentSchedule, whenOf } from './present-schedules.ts'
import { listReaders } from './report-readers.ts'
import * as repository from './report-schedules.repository.ts'

const MAX_SCHEDULES = 20

type Input = { ctx: AppContext; workspaceId: string }

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Такого отчёта нет' })

export const listSchedules = async ({
  ctx,
  workspaceId,
  userId,
}: Input & { userId: string }): Promise<RouteData<typeof listReportSchedules>> => {
  const rows = await repository.listSchedules({ db: ctx.db, workspaceId })
  const scheduleIds = rows.map(({ id }) => id)
  const recipients = Map.groupBy(
    await repository.listRecipients({ db: ctx.db, scheduleIds }),
    ({ scheduleId }) => scheduleId,
  )
  return {
    items: rows.map((row) => presentSchedule(row, recipients.get(row.id) ?? [])),
    readers: await listReaders({ ctx, workspaceId, myId: userId }),
  }
}

/** The analytics query of this scope. */
export const scopeQuery = (scope: ReportScope) => {
  switch (scope.kind) {
    case 'account':
      return { accountIds: [scope.id] }
    case 'group':
      return { accountGroupId: scope.id }
    case 'workspace':
      return {}
  }
}

const assertMembers = async ({
  tx,
  workspaceId,
  recipients,
}: {
  tx: Tx
  workspaceId: string
  recipients: readonly ReportRecipient[]
}) => {
  const members = await repository.listMembers({ db: tx, workspaceId })
  const ids = new Set(members.map(({ userId }) => userId))
  if (recipients.every(({ userId }) => ids.has(userId))) return
  throw new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Такого участника в пространстве нет',
    field: 'recipients',
  })
}

export const createSchedule = async ({
  ctx,
  workspaceId,
  userId,
  body: { title, scope, when, recipients, password },
}: Input & {
  userId: string
  body: RouteInput<typeof createReportSchedule>['body']
}): Promise<ReportSchedule> => {
  await resolveScope({ ctx, workspaceId, query: scopeQuery(scope) })
  const passwordHash = password === null ? null : await hashPassword(password)
  const now = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId })
    if ((await repository.listSchedules({ db: tx, workspaceId })).length >= MAX_SCHEDULES) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: `Не больше ${MAX_SCHEDULES} регулярных отчётов. Удалите ненужные`,
      })
    }
    await assertMembers({ tx, workspaceId, recipients })
    const row = await repository.insertSchedule({
      db: tx,
      values: {
        id: newId(),
        workspaceId,
        createdBy: userId,
        title,
        scope,
        ...when,
        passwordHash,
        armedAt: now,
        nextAt: nextReportAt({ when, timeZone, now }),
        createdAt: now,
      },
    })
    await repository.replaceRecipients({ db: tx, scheduleId: row.id, recipients })
    return presentSchedule(row, recipients)
  })
}

const pauseValues = (isPaused: boolean | undefined, now: Date) => {
  if (isPaused === undefined) return {}
  return isPaused
    ? { pausedAt: now, pauseReason: 'person' as const }
    : { pausedAt: null, pauseReason: null }
}

/** A changed time, or a resumed schedule, starts with the next moment. */
export const changeSchedule = async ({
  ctx,
  workspaceId,
  id,
  body: { title, scope, when, recipients, password, isPaused },
}: Input & {
  id: string
  body: RouteInput<typeof changeReportSchedule>['body']
}): Promise<ReportSchedule> => {
  if (scope) await resolveScope({ ctx, workspaceId, query: scopeQuery(scope) })
  const passwordHash = password ? await hashPassword(password) : password
  const now = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const row = await repository.lockSchedule({ db: tx, id })
    if (!row || row.workspaceId !== workspaceId) throw notFound()
    if (recipients) {
      await assertMembers({ tx, workspaceId, recipients })
      await repository.replaceRecipients({ db: tx, scheduleId: id, recipients })
    }
    const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId })
    const isArmed = when !== undefined || isPaused === false
    const armed = isArmed && {
      armedAt: now,
      nextAt: nextReportAt({ when: when ?? whenOf(row), timeZone, now }),
    }
    const changed = await repository.updateSchedule({
      db: tx,
      id,
      values: {
        title: title ?? row.title,
        scope: scope ?? row.scope,
        ...when,
        passwordHash: passwordHash === undefined ? row.passwordHash : passwordHash,
        ...armed,
        ...pauseValues(isPaused, now),
      },
    })
    const readers = await repository.listRecipients({ db: tx, scheduleIds: [id] })
    return presentSchedule(changed, readers)
  })
}

export const deleteSchedule = async ({ ctx, workspaceId, id }: Input & { id: string }) => {
  if (!(await repository.deleteSchedule({ db: ctx.db, workspaceId, id }))) throw notFound()
}

/** Schedules of the workspaces the user owns, and those the user receives. */
export const exportReportSchedules = async ({
  ctx,
  userId,
}: {
  ctx: AppContext
  userId: string
}) => {
  const of = { db: ctx.db, userId, workspaceIds: await listOwnedWorkspaceIds({ ctx, userId }) }
  return {
    reportSchedules: readAtOnce(async () =>
      (await repository.listSchedulesOf(of)).map(({ createdBy, ...row }) => ({
        ...row,
        isOwn: createdBy === userId,
      })),
    ),
    reportRuns: readAtOnce(() => repository.listRunsOf(of)),
    reportRecipients: readAtOnce(() => repository.listReceivedBy(of)),
  }
}
