import * as contract from '@kadr/contract/money/billing'
import type { Mount } from '../../../platform/http/mount.ts'
import { createInvoice } from './checkout/create-invoice.ts'
import { getOrder, recheckOrder } from './checkout/get-order.ts'
import { quotePlan } from './checkout/quote-plan.ts'
import { getBilling } from './get-billing.ts'
import { getReceipt, listPayments } from './payments/receipts.ts'
import {
  keepPlan,
  removeMethod,
  resumeRenewal,
  schedulePlan,
  stopRenewal,
} from './renewals/change-renewal.ts'
import { setReceiptEmail } from './renewals/set-receipt-email.ts'
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
    route: contract.keepPlan,
    handle: ({ ctx, actor: { userId } }) => keepPlan({ ctx, userId }),
  })
  mount({
    route: contract.setReceiptEmail,
    handle: ({ ctx, actor: { userId }, body }) => setReceiptEmail({ ctx, userId, ...body }),
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
}
