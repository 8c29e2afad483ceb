import * as contract from '@kadr/contract/site/requests'
import type { Mount } from '../../../platform/http/mount.ts'
import { requestBusiness } from './business-requests.service.ts'
import {
  confirmDeletion,
  getDeletionRequest,
  requestDeletion,
} from './deletion-requests.service.ts'
import { issueTicket } from './form-guard.ts'

export const mountRequests = (mount: Mount) => {
  mount({ route: contract.openForm, handle: async ({ ctx }) => issueTicket({ ctx }) })
  mount({
    route: contract.requestDeletion,
    handle: ({ ctx, body }) => requestDeletion({ ctx, ...body }),
  })
  mount({
    route: contract.getDeletionRequest,
    handle: ({ ctx, params }) => getDeletionRequest({ ctx, ...params }),
  })
  mount({
    route: contract.confirmDeletion,
    handle: ({ ctx, body }) => confirmDeletion({ ctx, ...body }),
  })
  mount({
    route: contract.requestBusiness,
    handle: ({ ctx, body }) => requestBusiness({ ctx, ...body }),
  })
}
