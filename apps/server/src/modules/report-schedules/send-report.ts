import type { ReportPause } from '@kadr/contract/report-schedules'
import type { ReportDocument } from '@kadr/contract/reports'
import type { Period } from '@kadr/domain/analytics/period'
import { lastReportAt, nextReportAt, reportPeriod } from '@kadr/domain/analytics/report-times'
import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { queueDocument, type StoredFile, storeFile } from '../bot-outbox/index.ts'
import { getChannel } from '../notifications/index.ts'
import { addLink, makeDocument, makePdf } from '../reports/index.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import { pauseReport } from './pause-report.ts'
import { whenOf } from './present-schedules.ts'
import { composeReport } from './report-message.ts'
import { listReached, type ReachedReader } from './report-readers.ts'
import * as repository from './report-schedules.repository.ts'
import { scopeQuery } from './report-schedules.service.ts'

/** As long as the next reports are awaited. */
const LINK_DAYS = { week: 30, month: 90 } as const

type Schedule = repository.ScheduleRow
type OfSchedule = { ctx: AppContext; schedule: Schedule }
type Made = { document: ReportDocument; file: StoredFile | undefined; period: Period }

const requestOf = ({ scope, title }: Schedule, period: Period) => ({
  ...scopeQuery(scope),
  ...(title !== '' && { title }),
  ...period,
})

const isGone = (error: unknown) => error instanceof UserError && error.code === 'NOT_FOUND'

/** The document, and its PDF where a chat gets it; undefined when its account or group is gone. */
const makeReport = async ({
  ctx,
  schedule,
  period,
  readers,
}: OfSchedule & { period: Period; readers: readonly ReachedReader[] }): Promise<
  Made | undefined
> => {
  const { workspaceId } = schedule
  try {
    const report = requestOf(schedule, period)
    const document = await makeDocument({ ctx, workspaceId, report })
    const isFileNeeded = readers.some(({ channel }) => channel === 'telegram')
    const file = isFileNeeded
      ? await storeFile({ ctx, ...(await makePdf({ ctx, workspaceId, document })) })
      : undefined
    return { document, file, period }
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

const queueAll = async ({
  ctx,
  tx,
  schedule,
  made: { document, file, period },
  readers,
}: OfSchedule & { tx: Tx; made: Made; readers: readonly ReachedReader[] }) => {
  const { id, workspaceId, scope, passwordHash } = schedule
  const url = await addLink({
    ctx,
    tx,
    workspaceId,
    userId: schedule.createdBy,
    report: requestOf(schedule, period),
    document,
    passwordHash,
    lifetime: LINK_DAYS[schedule.every],
  })
  const content = composeReport({ document, scope, url, hasPassword: passwordHash !== null })
  for (const { userId, channel, address } of readers) {
    const key = `report:${id}:${period.from}:${period.to}:${userId}:${channel}`
    if (channel === 'telegram' && file) {
      const to = { chatId: Number(address), userId, workspaceId }
      await queueDocument({ ctx, tx, key, to, file, content })
      continue
    }
    const to = { userId, workspaceId, address }
    await getChannel(channel).queue({ ctx, tx, key, to, message: content, notificationIds: [] })
  }
}

/** One report to everybody it reaches, in the transaction that marks its period as sent. */
const send = ({
  ctx,
  schedule,
  nextAt,
  made,
  readers,
}: OfSchedule & { nextAt: Date; made: Made; readers: readonly ReachedReader[] }) =>
  inTransaction(ctx.db, async (tx) => {
    const { id } = schedule
    const now = ctx.clock.now()
    const row = await repository.lockSchedule({ db: tx, id })
    if (!row || row.pausedAt !== null || row.nextAt > now) return
    const isNew = await repository.insertRun({ db: tx, scheduleId: id, period: made.period, now })
    if (isNew) await queueAll({ ctx, tx, schedule: row, made, readers })
    await repository.updateSchedule({
      db: tx,
      id,
      values: { nextAt, ...(isNew && { sentAt: now }) },
    })
  })

/** Sends the report that is due, once. May be killed at any line and run again. */
export const sendReport = async ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> => {
  const now = ctx.clock.now()
  const schedule = await repository.findDue({ db: ctx.db, id, now })
  if (!schedule) return
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId: schedule.workspaceId })
  const when = whenOf(schedule)
  const nextAt = nextReportAt({ when, timeZone, now })
  const last = lastReportAt({ when, timeZone, now })
  const period = reportPeriod(when, last.date)
  const isOld =
    last.at < schedule.armedAt || (await repository.hasRun({ db: ctx.db, scheduleId: id, period }))
  if (isOld) {
    await inTransaction(ctx.db, (tx) =>
      repository.updateSchedule({ db: tx, id, values: { nextAt } }),
    )
    return
  }
  const pause = (reason: Exclude<ReportPause, 'person'>) => pauseReport({ ctx, schedule, reason })
  const recipients = await repository.listRecipients({ db: ctx.db, scheduleIds: [id] })
  const readers = await listReached({ ctx, recipients })
  if (readers.length === 0) return pause('nobody_reached')
  const made = await makeReport({ ctx, schedule, period, readers })
  if (!made) return pause('subject_gone')
  await send({ ctx, schedule, nextAt, made, readers })
}
