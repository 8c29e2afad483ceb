import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { PostTime } from '@kadr/contract/publishing/posts'
import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'
import { soonestFor } from '@kadr/domain/automation/making-time'
import { planRuns } from '@kadr/domain/automation/plan-runs'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { getWorkspaceTimeZone } from '../../../identity/workspaces/index.ts'
import { listRuleSlots } from './schedule-slots.ts'

/** Input for the moments of a rule. */
export type RuleClock = { rule: AutomationRule; slots: readonly PostingSlot[]; timeZone: string }

export const readRuleClock = async ({
  ctx,
  tx,
  workspaceId,
  rule,
}: {
  ctx: AppContext
  tx?: Tx | undefined
  workspaceId: string
  rule: AutomationRule
}): Promise<RuleClock> => ({
  rule,
  slots: await listRuleSlots({ ctx, tx, workspaceId, rule }),
  timeZone: await getWorkspaceTimeZone({ ctx, tx, workspaceId }),
})

/** Planned moments after `after` up to `until`. */
export const listMoments = ({
  rule,
  slots,
  timeZone,
  after,
  until,
}: RuleClock & { after: Date; until: Date }): PostTime[] =>
  planRuns({
    slots,
    timeZone,
    after,
    until,
    from: rule.startsOn,
    to: rule.endsOn,
    blackout: rule.closedDates,
  })

/** The next moment by the schedule that comes too soon to be made; null when the next one is in time. */
export const findTooSoon = ({
  clock,
  runs,
  plannedUntil,
  now,
}: {
  clock: RuleClock
  /** Those that have a row are made. */
  runs: readonly { dueAt: Date }[]
  plannedUntil: Date
  now: Date
}): PostTime | null => {
  const soonest = Math.min(soonestFor({ rule: clock.rule, now }).getTime(), plannedUntil.getTime())
  if (soonest <= now.getTime()) return null
  const isMade = ({ at }: PostTime) => runs.some(({ dueAt }) => dueAt.getTime() === Date.parse(at))
  const moments = listMoments({ ...clock, after: now, until: new Date(soonest) })
  return moments.find((moment) => !isMade(moment)) ?? null
}
