import type { AppContext } from '../../../context.ts'
import { mapPages, type Pages, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import * as repository from './personal-data.repository.ts'

/** Iterates over owners, so that only one owner's rows are in memory. */
async function* readEach<R extends { id: string }, T extends object>(
  owners: Pages<R>,
  list: (id: string) => PromiseLike<readonly T[]>,
): AsyncGenerator<readonly T[], void, undefined> {
  for await (const rows of owners) {
    for (const { id } of rows) yield await list(id)
  }
}

/** Figures of the workspaces the user owns. */
export const exportFigures = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const { db } = ctx
  const owned = { db, workspaceIds: await listOwnedWorkspaceIds({ ctx, userId }) }
  const accounts = () => readPages((page) => repository.listAccountsOf({ ...owned, ...page }))
  const subjects = () => readPages((page) => repository.listSubjectsOf({ ...owned, ...page }))
  return {
    analyticsAccounts: accounts(),
    workItems: readPages((page) => repository.listItemsOf({ ...owned, ...page })),
    metricSubjects: mapPages(subjects(), (rows) =>
      rows.map(({ leaseOwner, leaseUntil, ...row }) => row),
    ),
    metricReadings: readEach(subjects(), (id) => repository.listReadingsOf({ db, subjectId: id })),
    metricPoints: readEach(subjects(), (id) => repository.listPointsOf({ db, subjectId: id })),
    metricLatest: readEach(subjects(), (id) => repository.listLatestOf({ db, subjectId: id })),
    metricDays: readEach(accounts(), (id) => repository.listDaysOf({ db, accountId: id })),
  }
}
