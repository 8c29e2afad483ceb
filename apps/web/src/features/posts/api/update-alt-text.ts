import { getResource, updateResource } from '@kadr/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** The description belongs to the file: it is there wherever the file is used. */
export const useUpdateAltText = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, altText }: { id: string; altText: string }) =>
      api.call(updateResource, { params: { id }, body: { altText } }),
    onSuccess: (resource) =>
      queries.setQueryData(
        api.query(getResource, { params: { id: resource.id } }).queryKey,
        resource,
      ),
  })
}
