import { sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'

/** Data of jobs may describe people who have deleted everything: it goes with the end of the job. */
export const purgeFinishedJobs = async ({ db }: Pick<AppContext, 'db'>): Promise<void> => {
  await db.execute(sql`delete from pgboss.job where state in ('completed', 'cancelled')`)
  // The row of a failed job stays for a while, to be counted and looked at.
  await db.execute(
    sql`update pgboss.job set data = null where state = 'failed' and data is not null`,
  )
}
