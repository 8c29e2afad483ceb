import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Pages that search engines were told about, with the date they had then. */
export const indexNowPages = pgTable('indexnow_pages', {
  path: text('path').primaryKey(),
  updated: text('updated').notNull(),
  submittedAt: moment('submitted_at').notNull(),
})
