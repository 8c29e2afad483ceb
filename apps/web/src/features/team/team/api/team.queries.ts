import { listClosedWorkspaces } from '@kadr/contract/identity/workspaces'
import { listActivity } from '@kadr/contract/team/activity'
import { listReviewLinks } from '@kadr/contract/team/reviews'
import { getInvite, getTeam, listInvites } from '@kadr/contract/team/team'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import type { ActivityFilter } from '../model/activity-filter.ts'

const PAGE_SIZE = 30

export const useTeam = () => useQuery({ ...useApi().query(getTeam), enabled: useIsSignedIn() })

export const useInvites = () =>
  useQuery({ ...useApi().query(listInvites), enabled: useCan(listInvites.action) })

export const useInvite = (token: string) =>
  useQuery({ ...useApi().query(getInvite, { params: { token } }), retry: false })

export const useReviewLinks = () =>
  useQuery({ ...useApi().query(listReviewLinks), enabled: useCan(listReviewLinks.action) })

export const useClosedWorkspaces = () =>
  useQuery({ ...useApi().query(listClosedWorkspaces), enabled: useIsSignedIn() })

export const useActivity = (filter: ActivityFilter) =>
  useInfiniteQuery(useApi().pages(listActivity, { query: filter, pageSize: PAGE_SIZE }))
