import * as contract from '@kadr/contract/integrations/v1/accounts'
import type { Connection } from '@kadr/contract/publishing/connections'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { ApiMember } from '../../../platform/http/v1/api-caller.ts'
import { getConnections } from '../../publishing/connections/index.ts'
import { presentAccount } from './accounts.presenter.ts'
import { readPage, sliceOf } from './read-page.ts'

/** In the order they were connected. */
const listAll = async ({ ctx, actor }: { ctx: AppContext; actor: ApiMember }) => {
  const groups = await getConnections({ ctx, actor })
  return Object.values(groups)
    .flatMap((group): Connection[] => (Array.isArray(group) ? group : []))
    .toSorted((one, other) => one.connectedAt.localeCompare(other.connectedAt))
}

export const mountAccountsV1 = (mount: Mount) => {
  mount({
    route: contract.listAccountsV1,
    handle: ({ ctx, actor, query }) =>
      readPage({
        ctx,
        workspaceId: actor.workspaceId,
        list: 'accounts',
        query,
        read: sliceOf(async () => {
          const all = await listAll({ ctx, actor })
          const { network } = query
          return network === undefined ? all : all.filter((one) => one.network === network)
        }),
        present: presentAccount,
      }),
  })
  mount({
    route: contract.getAccountV1,
    handle: async ({ ctx, actor, params: { id } }) => {
      const found = (await listAll({ ctx, actor })).find((one) => one.id === id)
      if (found) return presentAccount(found)
      throw new UserError({ code: 'NOT_FOUND', userMessage: 'Этот аккаунт не подключён' })
    },
  })
}
