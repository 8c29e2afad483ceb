import { type ComplaintKind, complaintKind } from '@kadr/contract/operations/admin'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { sessions } from '../identity/sessions.ts'
import { users } from '../identity/users.ts'

/** People who run this installation. Added by a command of its machine only. */
export const operators = pgTable('operators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** How the command named them: stays readable in the log. */
  label: text('label').notNull(),
  /** The key of the authenticator; the factor is on once a code of it has been given. */
  sealedKey: text('sealed_key'),
  confirmedAt: moment('confirmed_at'),
  /** The 30-second step of the last code taken: neither it nor an earlier one opens again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  failures: integer('failures').notNull().default(0),
  lockedUntil: moment('locked_until'),
  createdAt: createdAtColumn(),
})

const operatorColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => operators.userId, { onDelete: 'cascade' })

/** By a keyed hash. A used one is kept, so that it can be told from one that never was. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  { userId: operatorColumn(), hash: text('hash').notNull(), usedAt: moment('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** Sessions whose second factor was given, until its time is over. */
export const operatorEntries = pgTable(
  'operator_entries',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: operatorColumn(),
    openUntil: moment('open_until').notNull(),
  },
  (table) => [index('operator_entries_user').on(table.userId)],
)

/** Every look and act of operators. Outlives the operator. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: idColumn(),
    at: moment('at').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    operator: text('operator').notNull(),
    what: text('what').notNull(),
    isAct: boolean('is_act').notNull(),
    details: text('details').notNull(),
  },
  (table) => [
    index('operator_log_at').on(table.at, table.id),
    index('operator_log_user').on(table.userId),
  ],
)

/** Complaints and requests that an operator has dealt with, whichever module keeps them. */
export const settledComplaints = pgTable(
  'settled_complaints',
  {
    kind: choice<ComplaintKind>('kind').notNull(),
    complaintId: uuid('complaint_id').notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.complaintId] }),
    check('settled_complaints_kind_is_known', isOneOf(table.kind, complaintKind.options)),
  ],
)
