import { getResource, type Resource } from '@kadr/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/services.tsx'

const INTERVAL_MS = 2000

/** A file that somebody holds a copy of, followed until it is ready or has failed. */
export const useLiveResource = (resource: Resource): Resource => {
  const { data } = useQuery({
    ...useApi().query(getResource, { params: { id: resource.id } }),
    enabled: resource.state === 'processing',
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? INTERVAL_MS : false),
    initialData: resource,
    initialDataUpdatedAt: 0,
  })
  return data
}
