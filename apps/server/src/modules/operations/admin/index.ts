import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Module } from '../../../platform/module.ts'
import { readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { mountAdmin } from './admin.routes.ts'
import { purgeSettled } from './complaints.repository.ts'
import { listLooksOf } from './operator-log.repository.ts'
import { purgeOperatorLog } from './operator-log.ts'
import { listOperatorOf, purgeEntries } from './operators.repository.ts'

export { openOperators } from './admit-operator.ts'

/** No module keeps a complaint for longer. */
const KEPT_MS = 400 * DAY_MS

const purge = async ({ ctx }: { ctx: AppContext }) => {
  const now = ctx.clock.now()
  await purgeEntries({ db: ctx.db, now })
  await purgeOperatorLog({ ctx })
  await purgeSettled({ db: ctx.db, before: new Date(now.getTime() - KEPT_MS) })
}

export const adminModule: Module = {
  name: 'admin',
  routes: mountAdmin,
  purge,
  exportPersonalData: ({ ctx: { db }, userId }) => ({
    operators: readAtOnce(() => listOperatorOf({ db, userId })),
    operatorLog: readPages((page) => listLooksOf({ db, userId, ...page })),
  }),
}
