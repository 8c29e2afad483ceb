import type { RouteData } from '@kadr/contract/base/route'
import {
  getResource,
  listFolders,
  listResourceUses,
  listTags,
} from '@kadr/contract/library/resources'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useResource = (id: string) => useQuery(useApi().query(getResource, { params: { id } }))

export type ResourceUse = RouteData<typeof listResourceUses>[number]

export const useResourceUses = (id: string) =>
  useQuery({ ...useApi().query(listResourceUses, { params: { id } }), staleTime: 0 })

export const useFolders = () =>
  useQuery({ ...useApi().query(listFolders), enabled: useIsSignedIn() })

export const useTags = () => useQuery({ ...useApi().query(listTags), enabled: useIsSignedIn() })
