import * as contract from '@kadr/contract/insight/reports'
import type { Mount } from '../../../platform/http/mount.ts'
import { makeFileLink, readReportFile } from './report-files.service.ts'
import { createLink, listLinks, openLink, revokeLink } from './report-links.service.ts'

export const mountReports = (mount: Mount) => {
  mount({
    route: contract.makeReportFile,
    handle: ({ ctx, actor: { workspaceId }, body }) => makeFileLink({ ctx, workspaceId, body }),
  })
  mount({
    route: contract.downloadReport,
    handle: ({ ctx, params: { token } }) => readReportFile({ ctx, token }),
  })
  mount({
    route: contract.listReports,
    handle: ({ ctx, actor: { workspaceId } }) => listLinks({ ctx, workspaceId }),
  })
  mount({
    route: contract.createReport,
    handle: ({ ctx, actor: { workspaceId, userId }, body }) =>
      createLink({ ctx, workspaceId, userId, body }),
  })
  mount({
    route: contract.revokeReport,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
      await revokeLink({ ctx, workspaceId, id })
      return {}
    },
  })
  mount({
    route: contract.openSharedReport,
    handle: ({ ctx, params: { token }, body: { password } }) => openLink({ ctx, token, password }),
  })
}
