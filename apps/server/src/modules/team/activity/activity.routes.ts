import * as contract from '@kadr/contract/team/activity'
import type { Mount } from '../../../platform/http/mount.ts'
import { listActivity, writeActivity } from './activity.service.ts'

const toDate = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

type Filters = { from?: string | undefined; to?: string | undefined }

const filterOf = <F extends Filters>({ from, to, ...rest }: F, workspaceId: string) => ({
  ...rest,
  workspaceId,
  from: toDate(from),
  to: toDate(to),
})

export const mountActivity = (mount: Mount) => {
  mount({
    route: contract.listActivity,
    handle: ({ ctx, actor: { workspaceId }, query: { cursor, limit, ...filters } }) =>
      listActivity({ ctx, filter: filterOf(filters, workspaceId), cursor, limit }),
  })
  mount({
    route: contract.exportActivity,
    handle: ({ ctx, actor: { workspaceId }, query }) =>
      writeActivity({ ctx, filter: filterOf(query, workspaceId) }),
  })
}
