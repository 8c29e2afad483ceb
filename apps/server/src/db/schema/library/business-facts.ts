import {
  type FactKind,
  type FactSource,
  factKind,
  factSource,
} from '@kadr/contract/library/business'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { workspaces } from '../identity/workspaces.ts'

export const businessFacts = pgTable(
  'business_facts',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: choice<FactKind>('kind').notNull(),
    title: text('title').notNull(),
    /** Normalized title: one fact of a kind about one thing. */
    titleKey: text('title_key').notNull(),
    text: text('text').notNull(),
    source: choice<FactSource>('source').notNull(),
    sourceTitle: text('source_title').notNull().default(''),
    saidAt: moment('said_at').notNull(),
    until: moment('until'),
    version: integer('version').notNull().default(1),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('business_facts_page').on(table.workspaceId, table.id),
    uniqueIndex('business_facts_once').on(table.workspaceId, table.kind, table.titleKey),
    check('business_facts_kind_is_known', isOneOf(table.kind, factKind.options)),
    check('business_facts_source_is_known', isOneOf(table.source, factSource.options)),
  ],
)
