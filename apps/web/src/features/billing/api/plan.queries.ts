import { getBilling, getOrder, listPayments, quotePlan } from '@kadr/contract/billing'
import type { RouteRequest } from '@kadr/contract/route'
import { listPlans } from '@kadr/contract/subscription'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useBilling = () =>
  useQuery({ ...useApi().query(getBilling), enabled: useIsSignedIn() })

export const usePlans = () => useQuery(useApi().query(listPlans))

export const usePayments = () =>
  useQuery({ ...useApi().query(listPayments), enabled: useIsSignedIn() })

export type PlanChoice = RouteRequest<typeof quotePlan>['body']

export const useQuote = (choice: PlanChoice) =>
  useQuery({
    ...useApi().query(quotePlan, { body: choice }),
    placeholderData: keepPreviousData,
    retry: false,
  })

const POLL_MS = 2000

/** Asked again while it waits: the provider's word may come at any moment. */
export const useOrder = (orderId: string) =>
  useQuery({
    ...useApi().query(getOrder, { params: { id: orderId } }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS : false),
  })
