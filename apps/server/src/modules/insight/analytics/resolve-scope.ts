import type { Network } from '@kadr/contract/publishing/networks'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { type AccountRow, listAccounts } from './accounts.repository.ts'
import { getMemberIds } from './groups.service.ts'

type ScopeQuery = {
  networks?: readonly Network[] | undefined
  accountIds?: readonly string[] | undefined
  accountGroupId?: string | undefined
}

export type Scope = { accounts: AccountRow[]; accountIds: string[] }

/** Ids and a group together mean their intersection. */
export const resolveScope = async ({
  ctx,
  workspaceId,
  query: { networks, accountIds, accountGroupId },
}: {
  ctx: AppContext
  workspaceId: string
  query: ScopeQuery
}): Promise<Scope> => {
  const ofGroup =
    accountGroupId === undefined
      ? undefined
      : await getMemberIds({ ctx, workspaceId, kind: 'account', id: accountGroupId })
  const wanted =
    ofGroup && accountIds
      ? accountIds.filter((id) => ofGroup.includes(id))
      : (ofGroup ?? accountIds)
  const accounts = await listAccounts({
    db: ctx.db,
    workspaceId,
    filter: { networks, accountIds: wanted },
  })
  const found = new Set(accounts.map(({ id }) => id))
  // With a network filter, an account outside the list may still exist.
  if (!networks && accountIds && wanted?.some((id) => !found.has(id))) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Аккаунт не найден' })
  }
  return { accounts, accountIds: [...found] }
}
