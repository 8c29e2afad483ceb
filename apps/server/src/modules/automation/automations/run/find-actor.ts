import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { can } from '@kadr/domain/identity/permissions'
import type { AppContext } from '../../../../context.ts'
import { findMembership } from '../../../identity/workspaces/index.ts'
import type { PostActor } from '../../../publishing/posts/index.ts'
import type { AutomationRow } from '../automations.repository.ts'
import { isInReach } from '../rules/find-automation.ts'
import type { RunRow } from './runs.repository.ts'

type OfRule = { ctx: AppContext; automation: AutomationRow }

const findActor = async ({
  ctx,
  automation: { workspaceId },
  userId,
  rule,
}: OfRule & { userId: string | null; rule: AutomationRule }): Promise<PostActor | undefined> => {
  if (userId === null) return undefined
  const membership = await findMembership({ ctx, userId, workspaceId })
  if (!membership) return undefined
  const actor = { ...membership, userId }
  const isAllowed =
    can(actor, 'automations.write') && can(actor, 'posts.write') && can(actor, 'ai.use')
  return isAllowed && isInReach(rule, actor) ? actor : undefined
}

/** The person a run acts for, with their current permissions. */
export const findRunActor = ({ run, ...of }: OfRule & { run: RunRow }) => {
  const { authorId, rule } = of.automation
  return findActor({ ...of, userId: run.actorId ?? authorId, rule: run.rule ?? rule })
}

/** The person a rule acts for between its runs. */
export const findRuleActor = (of: OfRule) => {
  const { authorId: userId, rule } = of.automation
  return findActor({ ...of, userId, rule })
}
