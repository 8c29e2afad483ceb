import { beginGoogle } from '@kadr/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** Asks where Google waits for this person, and for which profile when a link is being made. */
export const useBeginGoogle = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (linkToken: string | undefined) =>
      api.call(beginGoogle, { body: linkToken === undefined ? {} : { linkToken } }),
  })
}
