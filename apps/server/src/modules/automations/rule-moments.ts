import type { AutomationRule } from '@kadr/contract/automation-rule'
import type { PostTime } from '@kadr/contract/posts'
import type { PostingSlot } from '@kadr/contract/publisher'
import { planRuns } from '@kadr/domain/automation/plan-runs'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import { listRuleSlots } from './schedule-slots.ts'

/** What the moments of a rule depend on. */
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
