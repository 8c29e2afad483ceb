import { listSessions } from '@kadr/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useSessions = () =>
  useQuery({ ...useApi().query(listSessions), enabled: useIsSignedIn() })
