import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

const KINDS = ['videoGenerations', 'aiGenerations'] as const
const ENTRY_TYPES = ['grant', 'reserve', 'spend', 'release'] as const

/** A user's points in one month. Granted -1 means unlimited. */
export const pointsBalances = pgTable(
  'points_balances',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: KINDS }).notNull(),
    periodStart: moment('period_start').notNull(),
    granted: integer('granted').notNull(),
    reserved: integer('reserved').notNull().default(0),
    spent: integer('spent').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.periodStart] }),
    check('points_balances_kind_is_known', isOneOf(table.kind, KINDS)),
    check(
      'points_balances_never_below_zero',
      sql`${table.reserved} >= 0 and ${table.spent} >= 0 and ${table.granted} >= -1
        and (${table.granted} = -1 or ${table.reserved} + ${table.spent} <= ${table.granted})`,
    ),
  ],
)

/** An append-only ledger; only the settlement of a reservation is updated. */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: idColumn(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    periodStart: moment('period_start').notNull(),
    type: text('type', { enum: ENTRY_TYPES }).notNull(),
    amount: integer('amount').notNull(),
    /** The caller's idempotency key. */
    key: text('key').notNull(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'set null' }),
    /** The reservation that a spend or a release settles. */
    reservationId: uuid('reservation_id'),
    /** When an unsettled reservation is released. */
    expiresAt: moment('expires_at'),
    settledAt: moment('settled_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    foreignKey({
      name: 'points_entries_balance',
      columns: [table.userId, table.kind, table.periodStart],
      foreignColumns: [pointsBalances.userId, pointsBalances.kind, pointsBalances.periodStart],
    }).onDelete('cascade'),
    foreignKey({
      name: 'points_entries_reservation',
      columns: [table.reservationId],
      foreignColumns: [table.id],
    }).onDelete('cascade'),
    uniqueIndex('points_entries_key').on(table.userId, table.key),
    uniqueIndex('points_entries_settled_once').on(table.reservationId),
    index('points_entries_balance_rows').on(table.userId, table.kind, table.periodStart),
    index('points_entries_workspace').on(table.workspaceId),
    index('points_entries_open_reservations')
      .on(table.expiresAt)
      .where(sql`${table.type} = 'reserve' and ${table.settledAt} is null`),
    check('points_entries_kind_is_known', isOneOf(table.kind, KINDS)),
    check('points_entries_type_is_known', isOneOf(table.type, ENTRY_TYPES)),
    check(
      'points_entries_settlement_has_reservation',
      sql`(${table.type} in ('spend', 'release')) = (${table.reservationId} is not null)`,
    ),
    check(
      'points_entries_amount_is_real',
      sql`${table.amount} > 0 or (${table.type} = 'grant' and ${table.amount} >= -1)`,
    ),
  ],
)
