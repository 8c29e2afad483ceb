import { listWorkspaces } from '@kadr/contract/workspaces'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useWorkspaces = () =>
  useQuery({ ...useApi().query(listWorkspaces), enabled: useIsSignedIn() })
