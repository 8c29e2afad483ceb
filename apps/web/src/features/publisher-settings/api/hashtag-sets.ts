import {
  createHashtagSet,
  deleteHashtagSet,
  type HashtagSet,
  listHashtagSets,
  updateHashtagSet,
} from '@kadr/contract/publisher'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useHashtagSets = () =>
  useQuery({ ...useApi().query(listHashtagSets), enabled: useIsSignedIn() })

type Saved = Omit<HashtagSet, 'id'> & { id: string | undefined }

/** A new set, or a change of one that has an id. */
export const useSaveHashtagSet = () => {
  const api = useApi()
  return useMutation({
    mutationFn: ({ id, ...body }: Saved) =>
      id === undefined
        ? api.call(createHashtagSet, { body })
        : api.call(updateHashtagSet, { params: { id }, body }),
  })
}

export const useDeleteHashtagSet = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (id: string) => api.call(deleteHashtagSet, { params: { id } }),
  })
}
