import type { PostTime } from '@kadr/contract/publishing/posts'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { type AutomationRow, changeAutomation, lockDue } from '../automations.repository.ts'
import { insertRuns, type NewRun } from '../run/runs.repository.ts'
import { listMoments, readRuleClock } from './rule-moments.ts'

/** Rules planned in one transaction: saving one of them has to wait for it. */
const BATCH = 20
/** Slots, best hours and the time zone may change without the rule, so it is planned again after this. */
const LOOK_AGAIN_MS = HOUR_MS
const LOOK_AHEAD_MS = 35 * DAY_MS

export const leadOf = ({ rule }: Pick<AutomationRow, 'rule'>): number => rule.leadHours * HOUR_MS

/** A moment that has passed gets a skipped run: missed runs are not made up for. */
export const newRunAt = ({
  row,
  moment,
  now,
}: {
  row: AutomationRow
  moment: PostTime
  now: Date
}): NewRun => {
  const dueAt = new Date(moment.at)
  const { id: automationId, workspaceId } = row
  const { wallTime, timeZone } = moment
  const base = { automationId, workspaceId, dueAt, wallTime, timeZone, createdAt: now }
  return dueAt <= now
    ? { ...base, state: 'skipped', failureCode: 'too_late', finishedAt: now }
    : { ...base, state: 'planned', nextTryAt: new Date(dueAt.getTime() - leadOf(row)) }
}

/** Plans a locked rule up to its lead time. Idempotent: one run per moment. */
export const planAutomation = async ({
  ctx,
  tx,
  row,
}: {
  ctx: AppContext
  tx: Tx
  row: AutomationRow
}): Promise<AutomationRow> => {
  const now = ctx.clock.now()
  const clock = await readRuleClock({ ctx, tx, workspaceId: row.workspaceId, rule: row.rule })
  const lead = leadOf(row)
  const until = new Date(Math.max(now.getTime() + lead, row.plannedUntil.getTime()))
  const moments = listMoments({ ...clock, after: row.plannedUntil, until })
  await insertRuns({ db: tx, values: moments.map((moment) => newRunAt({ row, moment, now })) })
  const lookAhead = row.rule.endsOn === null ? LOOK_AGAIN_MS : LOOK_AHEAD_MS
  const lookUntil = new Date(until.getTime() + lookAhead)
  const [next] = listMoments({ ...clock, after: until, until: lookUntil })
  const soonest = next ? Date.parse(next.at) - lead : Number.POSITIVE_INFINITY
  const nextPlanAt = new Date(Math.min(soonest, now.getTime() + LOOK_AGAIN_MS))
  const isOver = next === undefined && row.rule.endsOn !== null
  const values = { plannedUntil: until, nextPlanAt: isOver ? null : nextPlanAt }
  return changeAutomation({ db: tx, id: row.id, values })
}

/** In a savepoint. A rule that can't be planned is tried again in an hour, and the others do not wait for it. */
const planAlone = async ({ ctx, tx, row }: { ctx: AppContext; tx: Tx; row: AutomationRow }) => {
  try {
    await inTransaction(tx, (savepoint) => planAutomation({ ctx, tx: savepoint, row }))
  } catch (error) {
    ctx.log.error({ err: error, automationId: row.id }, 'automations.rule.not_planned')
    const nextPlanAt = new Date(ctx.clock.now().getTime() + LOOK_AGAIN_MS)
    await changeAutomation({ db: tx, id: row.id, values: { nextPlanAt } })
  }
}

/** Plans every due rule. A rule locked by another transaction stays due for the next run of the job. */
export const planAutomations = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  for (let planned = BATCH; planned === BATCH; )
    planned = await inTransaction(ctx.db, async (tx) => {
      const due = await lockDue({ db: tx, now: ctx.clock.now(), limit: BATCH })
      for (const row of due) await planAlone({ ctx, tx, row })
      return due.length
    })
}
