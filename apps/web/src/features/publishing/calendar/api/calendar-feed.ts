import {
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
} from '@kadr/contract/publishing/calendar-feed'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useCalendarFeed = () =>
  useQuery({ ...useApi().query(getCalendarFeed), enabled: useIsSignedIn() })

export const useRenewFeed = () => useApiMutation((api) => api.call(renewCalendarFeed))

export const useRemoveFeed = () => useApiMutation((api) => api.call(removeCalendarFeed))
