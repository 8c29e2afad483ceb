import type { RouteRequest } from '@kadr/contract/base/route'
import { getBilling, getOrder, listPayments, quotePlan } from '@kadr/contract/money/billing'
import { listPlans } from '@kadr/contract/money/subscription'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useBilling = ({ isWanted = true } = {}) => {
  const isSignedIn = useIsSignedIn()
  return useQuery({ ...useApi().query(getBilling), enabled: isSignedIn && isWanted })
}

export const usePlans = () => useQuery(useApi().query(listPlans))

export const usePayments = () =>
  useQuery({ ...useApi().query(listPayments), enabled: useIsSignedIn() })

export type PlanChoice = RouteRequest<typeof quotePlan>['body']

/** Asked once for a choice: the sum the buyer looks at does not change under the finger. */
export const useQuote = (choice: PlanChoice) =>
  useQuery({
    ...useApi().query(quotePlan, { body: choice }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

const POLL_MS = 2000

/** Polled while the payment is pending at the provider. */
export const useOrder = (orderId: string | undefined) =>
  useQuery({
    ...useApi().query(getOrder, { params: { id: orderId ?? '' } }),
    enabled: orderId !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS : false),
  })
