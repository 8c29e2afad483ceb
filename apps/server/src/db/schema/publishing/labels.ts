import { type RubricColor, rubricColor } from '@kadr/contract/publishing/rubrics'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { workspaces } from '../identity/workspaces.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Labels of posts, reels and automations. */
export const rubrics = pgTable(
  'rubrics',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    name: text('name').notNull(),
    color: choice<RubricColor>('color').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('rubrics_name').on(table.workspaceId, table.name),
    check('rubrics_color_is_known', isOneOf(table.color, rubricColor.options)),
  ],
)

/** Texts to put into posts, by a short name. */
export const snippets = pgTable(
  'snippets',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('snippets_name').on(table.workspaceId, table.name)],
)
