import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import type { PostActor } from '../../../publishing/posts/index.ts'
import { type AutomationRow, findAutomation, lockAutomation } from '../automations.repository.ts'
import { noAutomation } from '../failures.ts'

export type AutomationActor = PostActor
type AutomationKey = { ctx: AppContext; actor: AutomationActor; id: number }

/** A restricted member sees only rules all of whose accounts they may see. */
export const isInReach = (
  { targets }: Pick<AutomationRule, 'targets'>,
  { connectionIds }: Pick<AutomationActor, 'connectionIds'>,
): boolean =>
  connectionIds === null ||
  targets.every(({ connectionId }) => connectionIds.includes(connectionId))

const assertFound = (row: AutomationRow | undefined, actor: AutomationActor): AutomationRow => {
  if (row && row.workspaceId === actor.workspaceId && isInReach(row.rule, actor)) return row
  throw noAutomation()
}

export const getAutomationRow = async ({ ctx, actor, id }: AutomationKey): Promise<AutomationRow> =>
  assertFound(await findAutomation({ db: ctx.db, workspaceId: actor.workspaceId, id }), actor)

export const lockAutomationOf = async ({
  tx,
  actor,
  id,
}: Omit<AutomationKey, 'ctx'> & { tx: Tx }): Promise<AutomationRow> =>
  assertFound(await lockAutomation({ db: tx, id }), actor)
