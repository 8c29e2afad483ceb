import { reviewPost } from '@kadr/contract/posts'
import { getPublisherSettings } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { useCan } from '../../../platform/use-can.ts'

/** Whether posts this user schedules wait for approval first. */
export const useNeedsApproval = (): boolean => {
  const { data } = useQuery({ ...useApi().query(getPublisherSettings), enabled: useIsSignedIn() })
  const canApprove = useCan(reviewPost.action)
  return (data?.isApprovalRequired ?? false) && !canApprove
}
