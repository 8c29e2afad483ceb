import type { PostTime } from '@kadr/contract/publishing/posts'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import type { AutomationRow } from '../automations.repository.ts'
import { deleteSkipped, insertRuns, listRunsAfter, type RunRow } from '../run/runs.repository.ts'
import { newRunAt } from './plan-automations.ts'
import { listMoments, readRuleClock } from './rule-moments.ts'

const dayOf = ({ wallTime }: Pick<PostTime, 'wallTime'>) => wallTime.slice(0, 10)
const isBegun = ({ state }: RunRow) => state === 'making' || state === 'asking' || state === 'made'

/** The moments of a day closest to the runs without a moment. */
const closest = (moments: readonly PostTime[], left: readonly RunRow[]): PostTime[] => {
  const distanceOf = ({ at }: PostTime) =>
    Math.min(...left.map(({ dueAt }) => Math.abs(Date.parse(at) - dueAt.getTime())))
  return moments.toSorted((one, other) => distanceOf(one) - distanceOf(other)).slice(0, left.length)
}

/**
 * After a change of the times: a run already made for a day at another time covers one new moment of that day. Covered
 * moments are skipped, so that a person sees them and can restore them.
 */
export const skipCoveredMoments = async ({
  ctx,
  tx,
  row,
}: {
  ctx: AppContext
  tx: Tx
  row: AutomationRow
}): Promise<void> => {
  const now = ctx.clock.now()
  const runs = await listRunsAfter({ db: tx, automationId: row.id, after: now })
  const last = runs.at(-1)
  if (!last) return
  const clock = await readRuleClock({ ctx, tx, workspaceId: row.workspaceId, rule: row.rule })
  const until = new Date(last.dueAt.getTime() + DAY_MS)
  const moments = listMoments({ ...clock, after: now, until })
  const isMoment = ({ dueAt }: RunRow) =>
    moments.some(({ at }) => Date.parse(at) === dueAt.getTime())
  const left = runs.filter((run) => !isMoment(run))
  const skipped = left.filter(({ state }) => state === 'skipped').map(({ id }) => id)
  await deleteSkipped({ db: tx, ids: skipped })
  const free = moments.filter(({ at }) =>
    runs.every(({ dueAt }) => dueAt.getTime() !== Date.parse(at)),
  )
  const replaced = [...Map.groupBy(left.filter(isBegun), dayOf)].flatMap(([day, begun]) =>
    closest(
      free.filter((moment) => dayOf(moment) === day),
      begun,
    ),
  )
  const values = replaced.map((moment) => ({
    ...newRunAt({ row, moment, now }),
    state: 'skipped' as const,
    nextTryAt: null,
    finishedAt: now,
  }))
  await insertRuns({ db: tx, values })
}
