import type { Action } from '@kadr/contract/base/permissions'
import type { AppContext } from '../../../context.ts'
import { authorize } from '../../../platform/http/authorize.ts'
import { namedIds } from '../../../platform/http/named-ids.ts'
import type { BotAction } from '../../delivery/bot-outbox/index.ts'
import { findMembership } from '../../identity/workspaces/index.ts'
import { assertInReach, type PostActor } from '../../publishing/posts/index.ts'

/** Checks the current role, not the one at the time the button was sent. Throws the error of `authorize`. */
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
