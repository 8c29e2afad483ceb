import {
  type ConsentSource,
  type ConsentSubject,
  consentSource,
  consentSubject,
} from '@kadr/contract/identity/consents'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from './users.ts'

/** What a person agreed to, with the version of the text. Deleted with the person; orders keep the version of the offer. */
export const consents = pgTable(
  'consents',
  {
    id: idColumn(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subject: choice<ConsentSubject>('subject').notNull(),
    version: text('version').notNull(),
    /** Where it was given. */
    source: choice<ConsentSource>('source').notNull().default('checkout'),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [
    index('consents_user').on(table.userId),
    check('consents_subject_is_known', isOneOf(table.subject, consentSubject.options)),
    check('consents_source_is_known', isOneOf(table.source, consentSource.options)),
  ],
)
