import * as contract from '@kadr/contract/publishing/calendar'
import type { Mount } from '../../../platform/http/mount.ts'
import { getCalendar } from './calendar.service.ts'

export const mountCalendar = (mount: Mount) => {
  mount({
    route: contract.getCalendar,
    handle: ({ ctx, actor, query }) => getCalendar({ ctx, actor, query }),
  })
}
