import { getAudienceFigures, listFrequentQuestions } from '@kadr/contract/audience/audience-figures'
import {
  countConversations,
  getConversation,
  listConversationLabels,
  listConversations,
} from '@kadr/contract/audience/conversations'
import type { RouteRequest } from '@kadr/contract/base/route'
import { getTeam } from '@kadr/contract/team/team'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

const PAGE_SIZE = 40

type ListQuery = NonNullable<RouteRequest<typeof listConversations>['query']>
export type ConversationFilter = Omit<ListQuery, 'cursor' | 'limit'>

export const useConversations = (filter: ConversationFilter) => {
  const query = useInfiniteQuery({
    ...useApi().pages(listConversations, { query: filter, pageSize: PAGE_SIZE }),
    enabled: useIsSignedIn(),
  })
  return { ...query, conversations: useItems(query.data) }
}

export const useConversationCounts = () =>
  useQuery({ ...useApi().query(countConversations), enabled: useIsSignedIn() })

export const useConversationLabels = () =>
  useQuery({ ...useApi().query(listConversationLabels), enabled: useIsSignedIn() })

/** The newest items of a thread, and what stands beside it. */
export const useConversation = (id: string) =>
  useQuery({
    ...useApi().query(getConversation, { params: { id }, query: {} }),
    enabled: useIsSignedIn(),
  })

/** One earlier page of a thread. */
export const useOlderItems = ({ id, cursor }: { id: string; cursor: string }) =>
  useQuery({
    ...useApi().query(getConversation, { params: { id }, query: { cursor } }),
    enabled: useIsSignedIn(),
  })

export const useFrequentQuestions = () =>
  useQuery({ ...useApi().query(listFrequentQuestions), enabled: useIsSignedIn() })

export const useAudienceFigures = (query: RouteRequest<typeof getAudienceFigures>['query']) =>
  useQuery({ ...useApi().query(getAudienceFigures, { query }), enabled: useIsSignedIn() })

/** Whom a thread can be given to. */
export const useMembers = () => useQuery({ ...useApi().query(getTeam), enabled: useIsSignedIn() })
