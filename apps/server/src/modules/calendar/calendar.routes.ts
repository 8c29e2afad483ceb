import * as contract from '@kadr/contract/calendar'
import type { Mount } from '../../platform/http/mount.ts'
import { getCalendar } from './calendar.service.ts'

export const mountCalendar = (mount: Mount) => {
  mount({
    route: contract.getCalendar,
    handle: ({ ctx, actor: { workspaceId }, query }) => getCalendar({ ctx, workspaceId, query }),
  })
}
