import { findSlot } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** Where the next free slot of the chosen accounts is; asked for only while the person means it. */
export const useNextSlot = ({
  connectionIds,
  isWanted,
}: {
  connectionIds: string[]
  isWanted: boolean
}) => {
  const api = useApi()
  return useQuery({
    queryKey: ['publisher', 'slots', 'next', connectionIds],
    queryFn: ({ signal }) => api.call(findSlot, { body: { connectionIds }, signal }),
    enabled: isWanted && connectionIds.length > 0,
    staleTime: 0,
  })
}
