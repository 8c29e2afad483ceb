import {
  type DeliveryState,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
} from '@kadr/contract/integrations/webhooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'

const PAGE_SIZE = 30
/** While something is on its way: no event tells of each request. */
const SOON_MS = 1500

export const useWebhooks = () =>
  useQuery({
    ...useApi().query(listWebhooks),
    enabled: useCan(listWebhooks.action),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(
        ({ isTesting, waiting, state }) => isTesting || (waiting > 0 && state === 'active'),
      ) === true
        ? SOON_MS
        : false,
  })

export const useDeliveries = ({ id, state }: { id: string; state: DeliveryState | undefined }) =>
  useInfiniteQuery({
    ...useApi().pages(listWebhookDeliveries, {
      params: { id },
      query: state ? { state } : {},
      pageSize: PAGE_SIZE,
    }),
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.items.some((one) => one.state === 'waiting' && one.nextAt !== null) === true
        ? SOON_MS
        : false,
  })

export const useDelivery = (id: string) =>
  useQuery({
    ...useApi().query(getWebhookDelivery, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' && data.nextAt !== null ? SOON_MS : false,
  })
