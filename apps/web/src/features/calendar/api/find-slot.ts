import { findSlot } from '@kadr/contract/publisher'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** The next convenient time that is free on all of these accounts. */
export const useFindSlot = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (connectionIds: string[]) => api.call(findSlot, { body: { connectionIds } }),
  })
}
