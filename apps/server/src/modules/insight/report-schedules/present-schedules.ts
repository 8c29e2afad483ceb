import type {
  ReportRecipient,
  ReportSchedule,
  ReportTime,
} from '@kadr/contract/insight/report-schedules'
import type { ScheduleRow } from './report-schedules.repository.ts'

export const whenOf = ({ every, day, time }: ScheduleRow): ReportTime => ({ every, day, time })

export const presentSchedule = (
  row: ScheduleRow,
  recipients: readonly ReportRecipient[],
): ReportSchedule => ({
  id: row.id,
  title: row.title,
  scope: row.scope,
  when: whenOf(row),
  recipients: recipients.map(({ userId, channel }) => ({ userId, channel })),
  hasPassword: row.passwordHash !== null,
  nextAt: row.pausedAt === null ? row.nextAt.toISOString() : null,
  sentAt: row.sentAt?.toISOString() ?? null,
  pauseReason: row.pauseReason,
})
