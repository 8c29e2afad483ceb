import {
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
} from '@kadr/contract/publishing/calendar-feed'
import {
  getPublishedFeed,
  removePublishedFeed,
  renewPublishedFeed,
} from '@kadr/contract/publishing/published-feed'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

/** A secret address of the person, and what can be done with it. */
export const useCalendarFeed = () => ({
  query: useQuery({ ...useApi().query(getCalendarFeed), enabled: useIsSignedIn() }),
  renew: useApiMutation((api) => api.call(renewCalendarFeed)),
  remove: useApiMutation((api) => api.call(removeCalendarFeed)),
})

export const usePublishedFeed = (): ReturnType<typeof useCalendarFeed> => ({
  query: useQuery({ ...useApi().query(getPublishedFeed), enabled: useIsSignedIn() }),
  renew: useApiMutation((api) => api.call(renewPublishedFeed)),
  remove: useApiMutation((api) => api.call(removePublishedFeed)),
})
