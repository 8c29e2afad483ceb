import type { Action } from '@kadr/contract/permissions'
import type { AppContext } from '../../context.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { namedIds } from '../../platform/http/named-ids.ts'
import type { BotAction } from '../bot-outbox/index.ts'
import { assertInReach, type PostActor } from '../posts/index.ts'
import { findMembership } from '../workspaces/index.ts'

/** By the role at this moment, whatever it was when the button was made. Throws what the person is told. */
export const findActor = async ({
  ctx,
  stored: { userId, workspaceId },
  action,
  right,
}: {
  ctx: AppContext
  stored: { userId: string; workspaceId: string }
  action: BotAction
  right: Action
}): Promise<PostActor> => {
  const membership = await findMembership({ ctx, userId, workspaceId })
  await authorize({
    route: { access: 'workspace', action: right },
    actor: { userId, sessionId: '' },
    workspaceHeader: workspaceId,
    findMembership: async () => membership,
  })
  if (!membership) throw new Error('authorize lets nobody pass without a membership')
  const actor = { ...membership, userId }
  await assertInReach({ ctx, member: { ...actor, sessionId: '' }, ids: namedIds(action) })
  return actor
}
