import { getResource, listFolders, listResourceUses, listTags } from '@kadr/contract/resources'
import type { RouteData } from '@kadr/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

const PROCESSING_POLL_MS = 1500

/** One resource, polled while it is in processing. */
export const useResource = (id: string) =>
  useQuery({
    ...useApi().query(getResource, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'processing' ? PROCESSING_POLL_MS : false,
  })

export type ResourceUse = RouteData<typeof listResourceUses>[number]

export const useResourceUses = (id: string) =>
  useQuery({ ...useApi().query(listResourceUses, { params: { id } }), staleTime: 0 })

export const useFolders = () =>
  useQuery({ ...useApi().query(listFolders), enabled: useIsSignedIn() })

export const useTags = () => useQuery({ ...useApi().query(listTags), enabled: useIsSignedIn() })
