import {
  createInvoice,
  getReceipt,
  keepConnections,
  removeMethod,
  reportFailed,
  reportSuccess,
  resumeRenewal,
  schedulePlan,
  startTrial,
  stopRenewal,
} from '@kadr/contract/billing'
import type { BillingPeriod } from '@kadr/contract/primitives'
import type { RouteRequest } from '@kadr/contract/route'
import { withMessage } from '../../../platform/api-error.ts'
import { useApiMutation } from '../../../platform/api-hooks.ts'

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

/** The server asks the provider; the answer is the order's true state. */
export const useReportReturn = () =>
  useApiMutation((api, { orderId, isPaid }: { orderId: string; isPaid: boolean }) =>
    api.call(isPaid ? reportSuccess : reportFailed, { body: { orderId, lang: LANGUAGE } }),
  )

export const useStopRenewal = () => useApiMutation((api) => api.call(stopRenewal))
export const useResumeRenewal = () => useApiMutation((api) => api.call(resumeRenewal))
export const useRemoveMethod = () => useApiMutation((api) => api.call(removeMethod))

export const useSchedulePlan = () =>
  useApiMutation((api, body: { planId: number; billingPeriod: BillingPeriod }) =>
    api.call(schedulePlan, { body }),
  )

export const useStartTrial = () => useApiMutation((api) => api.call(startTrial))

export const useReceipt = () =>
  useApiMutation((api, id: string) => api.call(getReceipt, { params: { id } }))

export const useKeepConnections = () =>
  useApiMutation((api, ids: string[]) => api.call(keepConnections, { body: { ids } }))
