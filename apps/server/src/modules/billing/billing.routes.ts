import * as contract from '@kadr/contract/billing'
import type { Mount } from '../../platform/http/mount.ts'
import { keepConnections } from '../connections/index.ts'
import { removeMethod, resumeRenewal, schedulePlan, stopRenewal } from './change-renewal.ts'
import { createInvoice } from './create-invoice.ts'
import { getBilling } from './get-billing.ts'
import { getOrder, recheckOrder } from './get-order.ts'
import { quotePlan } from './quote-plan.ts'
import { getReceipt, listPayments } from './receipts.ts'
import { startTrial } from './start-trial.ts'

export const mountBilling = (mount: Mount) => {
  mount({
    route: contract.quotePlan,
    handle: ({ ctx, actor: { userId }, body }) => quotePlan({ ctx, userId, choice: body }),
  })
  mount({
    route: contract.createInvoice,
    handle: ({ ctx, actor: { userId }, body }) => createInvoice({ ctx, userId, request: body }),
  })
  mount({
    route: contract.getOrder,
    handle: ({ ctx, actor: { userId }, params }) => getOrder({ ctx, userId, orderId: params.id }),
  })
  for (const route of [contract.reportSuccess, contract.reportFailed]) {
    mount({
      route,
      handle: ({ ctx, actor: { userId }, body }) =>
        recheckOrder({ ctx, userId, orderId: body.orderId }),
    })
  }
  mount({
    route: contract.getBilling,
    handle: ({ ctx, actor: { userId } }) => getBilling({ ctx, userId }),
  })
  mount({
    route: contract.stopRenewal,
    handle: ({ ctx, actor: { userId } }) => stopRenewal({ ctx, userId }),
  })
  mount({
    route: contract.resumeRenewal,
    handle: ({ ctx, actor: { userId } }) => resumeRenewal({ ctx, userId }),
  })
  mount({
    route: contract.removeMethod,
    handle: ({ ctx, actor: { userId } }) => removeMethod({ ctx, userId }),
  })
  mount({
    route: contract.schedulePlan,
    handle: ({ ctx, actor: { userId }, body }) => schedulePlan({ ctx, userId, ...body }),
  })
  mount({
    route: contract.startTrial,
    handle: ({ ctx, actor: { userId } }) => startTrial({ ctx, userId }),
  })
  mount({
    route: contract.listPayments,
    handle: ({ ctx, actor: { userId } }) => listPayments({ ctx, userId }),
  })
  mount({
    route: contract.getReceipt,
    handle: ({ ctx, actor: { userId }, params }) => getReceipt({ ctx, userId, id: params.id }),
  })
  mount({
    route: contract.keepConnections,
    handle: ({ ctx, actor: { userId }, body }) => keepConnections({ ctx, userId, ids: body.ids }),
  })
}
