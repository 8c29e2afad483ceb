import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../identity/users.ts'

/** Answers to requests with an idempotency key, for a day. Without an answer: the request is still being worked on. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As sent, after the name of the program that sent it. */
    key: text('key').notNull(),
    /** Hash of the whole request. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<{ data: unknown }>(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotent_answers_age').on(table.startedAt),
  ],
)
