import type { BillingPeriod } from '@kadr/contract/base/primitives'
import type { RouteRequest } from '@kadr/contract/base/route'
import {
  createInvoice,
  getReceipt,
  keepPlan,
  removeMethod,
  reportFailed,
  reportSuccess,
  resumeRenewal,
  schedulePlan,
  setReceiptEmail,
  startTrial,
  stopRenewal,
} from '@kadr/contract/money/billing'
import { keepConnections } from '@kadr/contract/publishing/connections'
import { withMessage } from '../../../../platform/api/api-error.ts'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

export type InvoiceChoice = RouteRequest<typeof createInvoice>['body']

export const useCreateInvoice = () =>
  useApiMutation(async (api, body: InvoiceChoice) => {
    try {
      return await api.call(createInvoice, { body })
    } catch (error) {
      throw withMessage(error, 'Failed to generate payment invoice')
    }
  })

const LANGUAGE = 'ru'

/** The server reads the order's state at the provider. */
export const useReportReturn = () =>
  useApiMutation((api, { orderId, isPaid }: { orderId: string; isPaid: boolean }) =>
    api.call(isPaid ? reportSuccess : reportFailed, { body: { orderId, lang: LANGUAGE } }),
  )

export const useStopRenewal = () => useApiMutation((api) => api.call(stopRenewal))
export const useResumeRenewal = () => useApiMutation((api) => api.call(resumeRenewal))
export const useRemoveMethod = () => useApiMutation((api) => api.call(removeMethod))

/** Takes a planned plan back. */
export const useKeepPlan = () => useApiMutation((api) => api.call(keepPlan))

export const useSchedulePlan = () =>
  useApiMutation((api, body: { planId: number; billingPeriod: BillingPeriod }) =>
    api.call(schedulePlan, { body }),
  )

/** A charge that only lacked the address follows. */
export const useSetReceiptEmail = () =>
  useApiMutation((api, email: string) => api.call(setReceiptEmail, { body: { email } }))

export const useStartTrial = () => useApiMutation((api) => api.call(startTrial))

export const useReceipt = () =>
  useApiMutation((api, id: string) => api.call(getReceipt, { params: { id } }))

export const useKeepConnections = () =>
  useApiMutation((api, ids: string[]) => api.call(keepConnections, { body: { ids } }))
