import { getReel, listReels } from '@kadr/contract/studio/reels'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { hasActive } from '../../../../generations/model/follow-generations.ts'
import { useLiveGenerations } from '../../../../generations/model/generation-stream.ts'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
import type { ReelsSearch } from '../model/reels-search.ts'

const PAGE_SIZE = 40

export const useReels = ({ stage, kind, q, rubric }: ReelsSearch) => {
  const query = useInfiniteQuery({
    ...useApi().pages(listReels, {
      query: { stage, kind, search: q, rubricId: rubric },
      pageSize: PAGE_SIZE,
    }),
    enabled: useIsSignedIn(),
  })
  const reels = useItems(query.data)
  useLiveGenerations(hasActive(reels?.map(({ lastGeneration }) => lastGeneration)))
  return { ...query, reels }
}

export const useReel = (id: string) => {
  const query = useQuery({
    ...useApi().query(getReel, { params: { id } }),
    enabled: useIsSignedIn(),
  })
  useLiveGenerations(hasActive(query.data && [query.data.lastGeneration]))
  return query
}

/** Whether any reel has been rendered; undefined while it loads. */
export const useHasFinishedReel = (): boolean | undefined => {
  const { data } = useQuery({
    ...useApi().query(listReels, { query: { stage: 'finished', limit: 1 } }),
    enabled: useIsSignedIn(),
  })
  return data && data.items.length > 0
}
