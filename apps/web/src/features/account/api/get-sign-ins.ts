import { listSignIns } from '@kadr/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useSignIns = () =>
  useQuery({ ...useApi().query(listSignIns), enabled: useIsSignedIn() })
