import { getBrandVoice, listAiRequests } from '@kadr/contract/studio/ai'
import type { AiKind } from '@kadr/contract/studio/ai-tasks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

const PAGE_SIZE = 20
const RUNNING_POLL_MS = 4000

export const useAiHistory = ({ kind }: { kind: AiKind | undefined }) => {
  const query = useInfiniteQuery({
    ...useApi().pages(listAiRequests, { query: { kind }, pageSize: PAGE_SIZE }),
    enabled: useIsSignedIn(),
    // A request started in another tab is only visible by polling.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((item) => item.state === 'running'))
        ? RUNNING_POLL_MS
        : false,
  })
  return { ...query, requests: useItems(query.data) }
}

export const useBrandVoice = () => {
  const query = useQuery({ ...useApi().query(getBrandVoice), enabled: useIsSignedIn() })
  return { ...query, voice: query.data }
}
