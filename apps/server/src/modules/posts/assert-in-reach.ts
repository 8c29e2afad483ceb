import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import type { Member } from '../../platform/http/mount.ts'
import { namesHidden } from './reach.repository.ts'

/**
 * Asked for every request of a restricted member, whatever the route: what they must not see is not found, by any id of
 * an account, a post or a target.
 */
export const assertInReach = async ({
  ctx,
  member,
  ids,
}: {
  ctx: AppContext
  member: Member
  ids: readonly string[]
}): Promise<void> => {
  const { workspaceId, userId, connectionIds } = member
  if (connectionIds === null || ids.length === 0) return
  const reach = { userId, connectionIds }
  if (!(await namesHidden({ db: ctx.db, workspaceId, ids, reach }))) return
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Не найдено. Обновите страницу' })
}
