import { useEffect } from 'react'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import { useSignIns } from '../api/users.queries.ts'

const KEY = 'sign-ins'

/** Data cached on this device first, so that the checklist renders at once; then the server's response. */
export const useSignInCount = () => {
  const storage = useUserStorage()
  const { data, isError } = useSignIns()
  useEffect(() => {
    if (data) storage.write(KEY, String(data.length))
  }, [storage, data])
  const stored = storage.read(KEY)
  return { count: data?.length ?? (stored === null ? undefined : Number(stored)), isError }
}
