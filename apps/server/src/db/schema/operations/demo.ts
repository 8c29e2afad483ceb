import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn } from '../columns.ts'
import { workspaces } from '../identity/workspaces.ts'

/** Finished steps of filling a demo workspace: what a user deletes is not created again. */
export const demoSteps = pgTable(
  'demo_steps',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.step] })],
)
