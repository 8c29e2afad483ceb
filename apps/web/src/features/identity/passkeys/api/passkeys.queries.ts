import { getPasskeys } from '@kadr/contract/identity/passkeys'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const usePasskeys = () =>
  useQuery({ ...useApi().query(getPasskeys), enabled: useIsSignedIn() })
