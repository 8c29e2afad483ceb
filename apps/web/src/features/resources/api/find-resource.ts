import { getResource } from '@kadr/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

const POLL_MS = 1500

/** One file, followed while it is being prepared. */
export const useResource = (id: string) =>
  useQuery({
    ...useApi().query(getResource, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? POLL_MS : false),
  })
