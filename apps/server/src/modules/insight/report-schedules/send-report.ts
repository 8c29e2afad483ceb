import type { ReportPause } from '@kadr/contract/insight/report-schedules'
import type { ReportDocument } from '@kadr/contract/insight/reports'
import { UserError } from '@kadr/domain/base/app-error'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import type { Period } from '@kadr/domain/insight/period'
import { lastReportAt, nextReportAt, reportPeriod } from '@kadr/domain/insight/report-times'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { readDatabaseTime } from '../../../platform/leases/database-clock.ts'
import { queueDocument, type StoredFile, storeFile } from '../../delivery/bot-outbox/index.ts'
import { getChannel } from '../../delivery/notifications/index.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import { addLink, makeDocument, makePdf } from '../reports/index.ts'
import { pauseReport } from './pause-report.ts'
import { whenOf } from './present-schedules.ts'
import { composeReport } from './report-message.ts'
import { listReached, type ReachedReader } from './report-readers.ts'
import * as repository from './report-schedules.repository.ts'
import { scopeQuery } from './report-schedules.service.ts'

/** Links of several consecutive reports stay open. */
const LINK_DAYS = { week: 30, month: 90 } as const

type Schedule = repository.ScheduleRow
type OfSchedule = { ctx: AppContext; schedule: Schedule }
type BuiltReport = { document: ReportDocument; file: StoredFile | undefined; period: Period }

const requestOf = ({ scope, title }: Schedule, period: Period) => ({
  ...scopeQuery(scope),
  ...(title !== '' && { title }),
  ...period,
})

const isGone = (error: unknown) => error instanceof UserError && error.code === 'NOT_FOUND'

/** The document, and its PDF for chats; undefined when its account or group was deleted. */
const makeReport = async ({
  ctx,
  schedule,
  period,
  readers,
}: OfSchedule & { period: Period; readers: readonly ReachedReader[] }): Promise<
  BuiltReport | undefined
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
}: OfSchedule & { tx: Tx; made: BuiltReport; readers: readonly ReachedReader[] }) => {
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
  for (const { userId, channel, way } of readers) {
    const { address } = way
    const key = `report:${id}:${period.from}:${period.to}:${userId}:${channel}`
    if (isMessenger(way.channel) && file) {
      const to = { messenger: way.channel, chatId: Number(address), userId, workspaceId }
      await queueDocument({ ctx, tx, key, to, file, content })
      continue
    }
    const to = { userId, workspaceId, address }
    await getChannel(way.channel).queue({ ctx, tx, key, to, message: content, notificationIds: [] })
  }
}

/** Sends one report to all recipients, in the transaction that marks its period as sent. */
const send = ({
  ctx,
  schedule,
  now,
  nextAt,
  made,
  readers,
}: OfSchedule & {
  now: Date
  nextAt: Date
  made: BuiltReport
  readers: readonly ReachedReader[]
}) =>
  inTransaction(ctx.db, async (tx) => {
    const { id } = schedule
    const row = await repository.lockDue({ db: tx, id, clock: ctx.databaseClock })
    if (!row) return
    const isNew = await repository.insertRun({ db: tx, scheduleId: id, period: made.period, now })
    if (isNew) await queueAll({ ctx, tx, schedule: row, made, readers })
    await repository.updateSchedule({
      db: tx,
      id,
      values: { nextAt, ...(isNew && { sentAt: now }) },
    })
  })

/** Sends the due report once. Idempotent: can be killed and run again. */
export const sendReport = async ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> => {
  const { db, databaseClock: clock } = ctx
  const schedule = await repository.findDue({ db, id, clock })
  if (!schedule) return
  const now = await readDatabaseTime({ db, clock })
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
  await send({ ctx, schedule, now, nextAt, made, readers })
}
