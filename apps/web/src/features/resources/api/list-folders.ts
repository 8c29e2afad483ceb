import { listFolders } from '@kadr/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useFolders = () =>
  useQuery({ ...useApi().query(listFolders), enabled: useIsSignedIn() })
