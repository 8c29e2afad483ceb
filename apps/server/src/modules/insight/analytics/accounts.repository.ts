import type { Network } from '@kadr/contract/publishing/networks'
import { and, asc, eq, getTableColumns, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { prepareOnce } from '../../../db/prepared.ts'
import { analyticsAccounts, metricSubjects } from '../../../db/schema/insight/analytics.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'

export type AccountFilter = {
  networks?: readonly Network[] | undefined
  accountIds?: readonly string[] | undefined
}

/** Excludes accounts that are only tracked. */
export const IS_OWN = or(
  isNotNull(analyticsAccounts.connectionId),
  not(analyticsAccounts.isTracked),
)

const selectAccounts = (db: Db | Tx) =>
  db
    .select({
      ...getTableColumns(analyticsAccounts),
      foundAt: metricSubjects.foundAt,
      outcome: metricSubjects.outcome,
      failureCode: metricSubjects.failureCode,
      failureMessage: metricSubjects.failureMessage,
      access: connections.access,
    })
    .from(analyticsAccounts)
    .leftJoin(metricSubjects, eq(metricSubjects.id, analyticsAccounts.id))
    .leftJoin(connections, eq(connections.id, analyticsAccounts.connectionId))
    .orderBy(asc(analyticsAccounts.title), asc(analyticsAccounts.id))
    .$dynamic()

const ownAccounts = prepareOnce((db) =>
  selectAccounts(db)
    .where(and(eq(analyticsAccounts.workspaceId, sql.placeholder('workspaceId')), IS_OWN))
    .prepare('own_accounts'),
)

/** With the time of the last reading. Without ids: the workspace's own accounts. */
export const listAccounts = ({
  db,
  workspaceId,
  filter: { networks, accountIds },
}: {
  db: Db
  workspaceId: string
  filter: AccountFilter
}) =>
  networks || accountIds
    ? selectAccounts(db).where(
        and(
          eq(analyticsAccounts.workspaceId, workspaceId),
          networks ? inArray(analyticsAccounts.network, [...networks]) : undefined,
          accountIds ? inArray(analyticsAccounts.id, [...accountIds]) : IS_OWN,
        ),
      )
    : ownAccounts(db).execute({ workspaceId })

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]
