import * as contract from '@kadr/contract/insight/report-schedules'
import type { Mount } from '../../../platform/http/mount.ts'
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  listSchedules,
} from './report-schedules.service.ts'

export const mountReportSchedules = (mount: Mount) => {
  mount({
    route: contract.listReportSchedules,
    handle: ({ ctx, actor: { workspaceId, userId } }) =>
      listSchedules({ ctx, workspaceId, userId }),
  })
  mount({
    route: contract.createReportSchedule,
    handle: ({ ctx, actor: { workspaceId, userId }, body }) =>
      createSchedule({ ctx, workspaceId, userId, body }),
  })
  mount({
    route: contract.changeReportSchedule,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, body }) =>
      changeSchedule({ ctx, workspaceId, id, body }),
  })
  mount({
    route: contract.deleteReportSchedule,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
      await deleteSchedule({ ctx, workspaceId, id })
      return {}
    },
  })
}
