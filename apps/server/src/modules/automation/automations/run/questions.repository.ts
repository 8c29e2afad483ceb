import { and, eq, ne, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../../db/connection.ts'
import { automationRuns } from '../../../../db/schema/automation/automations.ts'
import type { RunRow } from './runs.repository.ts'

const isUnanswered: SQL | undefined = or(
  eq(automationRuns.state, 'asking'),
  eq(automationRuns.failureCode, 'unanswered'),
)

/** Whether another run of the rule asked about the same item and has no answer yet. */
export const wasAskedBefore = async ({
  db,
  run: { id, automationId, itemKey },
}: {
  db: Tx
  run: Pick<RunRow, 'automationId' | 'id' | 'itemKey'>
}): Promise<boolean> => {
  if (itemKey === null) return false
  const [other] = await db
    .select({ id: automationRuns.id })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        eq(automationRuns.itemKey, itemKey),
        ne(automationRuns.id, id),
        isUnanswered,
      ),
    )
    .limit(1)
  return other !== undefined
}

/** Ends a run whose answers are used by another one; undefined when that was done before. */
export const markMoved = async ({
  db,
  id,
  now,
  text,
}: {
  db: Tx
  id: string
  now: Date
  text: string
}) => {
  const [row] = await db
    .update(automationRuns)
    .set({
      state: 'skipped',
      failureCode: 'moved',
      failureText: text,
      nextTryAt: null,
      leaseOwner: null,
      leaseUntil: null,
      finishedAt: now,
    })
    .where(and(eq(automationRuns.id, id), isUnanswered))
    .returning()
  return row
}
