import { getPublisherSettings } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { useCurrentWorkspace } from '../../../platform/use-current-workspace.ts'

/** Whether what this person plans waits for somebody's consent first. */
export const useNeedsApproval = (): boolean => {
  const { data } = useQuery({ ...useApi().query(getPublisherSettings), enabled: useIsSignedIn() })
  const role = useCurrentWorkspace()?.role
  return (data?.isApprovalRequired ?? false) && role === 'editor'
}
