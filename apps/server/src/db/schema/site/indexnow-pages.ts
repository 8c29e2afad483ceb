import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Pages submitted to search engines, with their dates at that time. */
export const indexNowPages = pgTable('indexnow_pages', {
  path: text('path').primaryKey(),
  updated: text('updated').notNull(),
  submittedAt: moment('submitted_at').notNull(),
})
