import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import type { AppContext, Searchable, Searcher } from '../../../context.ts'
import { listConnections } from './connections.repository.ts'

type Asked = { ctx: AppContext; searcher: Searcher }

const listVisible = async ({ ctx, searcher: { workspaceId, connectionIds } }: Asked) => {
  const rows = await listConnections({ db: ctx.db, workspaceId })
  return connectionIds ? rows.filter(({ id }) => connectionIds.includes(id)) : rows
}

/** A workspace has few accounts: all of them are compared. */
export const searchableAccounts: Searchable = {
  action: 'connections.read',
  list: async (asked) =>
    (await listVisible(asked)).map(({ id, title, handle, network }) => ({
      id,
      title,
      text: `${handle ?? ''} ${network} ${NETWORK_NAMES[network]}`,
    })),
  async show({ ids, ...asked }) {
    const items = (await listVisible(asked))
      .filter(({ id }) => ids.includes(id))
      .map(({ id, title, handle, network }) => ({ id, title, handle, network }))
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { group: 'accounts', items }
  },
}
