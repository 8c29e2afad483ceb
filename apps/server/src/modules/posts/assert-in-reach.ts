import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import type { Member } from '../../platform/http/mount.ts'
import { findHidden } from './reach.repository.ts'

/** None for a member who sees all accounts. */
export const findHiddenIds = ({
  ctx,
  member: { workspaceId, userId, connectionIds },
  ids,
}: {
  ctx: AppContext
  member: Pick<Member, 'workspaceId' | 'userId' | 'connectionIds'>
  ids: readonly string[]
}): Promise<ReadonlySet<string>> =>
  connectionIds === null || ids.length === 0
    ? Promise.resolve(new Set())
    : findHidden({ db: ctx.db, workspaceId, ids, reach: { userId, connectionIds } })

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
  if ((await findHiddenIds({ ctx, member, ids })).size === 0) return
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Не найдено. Обновите страницу' })
}
