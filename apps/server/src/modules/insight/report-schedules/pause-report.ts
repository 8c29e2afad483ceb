import type { ReportPause } from '@kadr/contract/insight/report-schedules'
import { quote } from '@kadr/domain/base/quote'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { storeNotifications } from '../../delivery/notifications/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import * as repository from './report-schedules.repository.ts'

const WORDS: Record<Exclude<ReportPause, 'person'>, string> = {
  nobody_reached:
    'Его некому получить: бот выключен или остановлен, почты нет. Выберите других получателей и включите отчёт.',
  subject_gone: 'Его аккаунт или группу удалили. Выберите, о чём отчёт, и включите его снова.',
}

/** Notifies the author of the report, or the owner once the author has left. */
export const pauseReport = async ({
  ctx,
  schedule: { id, workspaceId, createdBy, title },
  reason,
}: {
  ctx: AppContext
  schedule: repository.ScheduleRow
  reason: Exclude<ReportPause, 'person'>
}): Promise<void> => {
  const now = ctx.clock.now()
  await inTransaction(ctx.db, async (tx) => {
    const row = await repository.lockSchedule({ db: tx, id })
    if (!row || row.pausedAt !== null) return
    await repository.pauseSchedule({ db: tx, id, reason, now })
    const members = await repository.listMembers({ db: tx, workspaceId })
    const isMember = members.some(({ userId }) => userId === createdBy)
    const userId =
      isMember && createdBy !== null ? createdBy : await getWorkspaceOwner({ ctx, tx, workspaceId })
    if (!(await lockUserShared({ tx, userId }))) return
    const notification = {
      kind: 'report_paused',
      workspaceId,
      title: title === '' ? 'Регулярный отчёт остановлен' : `Отчёт ${quote(title)} остановлен`,
      text: WORDS[reason],
      link: '/analytics/reports',
      key: `report_paused:${id}:${now.toISOString()}`,
      actions: [],
    } as const
    await storeNotifications({ ctx, tx, userIds: [userId], notification })
  })
  ctx.log.info({ scheduleId: id, reason }, 'report_schedules.schedule.paused')
}
