import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { findHidden } from './reach.repository.ts'

/** Empty for a member who may see all accounts. */
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
 * Runs for every request of a restricted member on any route: ids of accounts, posts and targets they may not see are
 * reported as not found.
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
