import { getMe, listSessions, listSignIns } from '@kadr/contract/identity/users'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

/** Data cached on this device first, then the server's response. */
export const useMe = () => {
  const remembered = useAccount((account) => account.user)
  const query = useQuery({ ...useApi().query(getMe), enabled: useIsSignedIn() })
  return { query, user: query.data ?? remembered ?? undefined }
}

export const useSessions = () =>
  useQuery({ ...useApi().query(listSessions), enabled: useIsSignedIn() })

export const useSignIns = () =>
  useQuery({ ...useApi().query(listSignIns), enabled: useIsSignedIn() })
