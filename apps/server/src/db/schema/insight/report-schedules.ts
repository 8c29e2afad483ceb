import {
  type ReportChannel,
  type ReportEvery,
  type ReportPause,
  type ReportScope,
  reportChannel,
  reportEvery,
  reportPause,
} from '@kadr/contract/insight/report-schedules'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** Scheduled reports for members of a workspace. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null once the person's account is deleted. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    scope: jsonb('scope').$type<ReportScope>().notNull(),
    every: choice<ReportEvery>('every').notNull(),
    day: integer('day').notNull(),
    /** In the workspace's time zone. */
    time: text('time').notNull(),
    /** Password of the link that comes with each report; null: none. */
    passwordHash: text('password_hash'),
    /** When the current schedule was set: moments before it are not due. */
    armedAt: moment('armed_at').notNull(),
    nextAt: moment('next_at').notNull(),
    sentAt: moment('sent_at'),
    pausedAt: moment('paused_at'),
    pauseReason: choice<ReportPause>('pause_reason'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('report_schedules_workspace').on(table.workspaceId, table.id),
    index('report_schedules_creator').on(table.createdBy),
    index('report_schedules_due').on(table.nextAt).where(sql`${table.pausedAt} is null`),
    check('report_schedules_every_is_known', isOneOf(table.every, reportEvery.options)),
    check('report_schedules_pause_is_known', isOneOf(table.pauseReason, reportPause.options)),
    check(
      'report_schedules_pause_is_told',
      sql`(${table.pauseReason} is null) = (${table.pausedAt} is null)`,
    ),
  ],
)

export const reportRecipients = pgTable(
  'report_recipients',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: choice<ReportChannel>('channel').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.userId, table.channel] }),
    index('report_recipients_user').on(table.userId),
    check('report_recipients_channel_is_known', isOneOf(table.channel, reportChannel.options)),
  ],
)

/** Reports already sent, by period. */
export const reportRuns = pgTable(
  'report_runs',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    periodFrom: date('period_from').notNull(),
    periodTo: date('period_to').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.periodFrom, table.periodTo] })],
)
