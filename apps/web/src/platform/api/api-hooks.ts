import { getConfig } from '@kadr/contract/site/config'
import {
  type DataTag,
  type InfiniteData,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from './api-client.ts'
import { useApi } from './services.tsx'

/** All loaded pages of a list as one array, memoized until a page changes. */
export const useItems = <Item>(
  data: InfiniteData<{ items: Item[] }, unknown> | undefined,
): Item[] | undefined => useMemo(() => data?.pages.flatMap(({ items }) => items), [data])

export const useConfig = () => useQuery(useApi().query(getConfig))

/** A write. Its cache effects are declared with its route. */
export const useApiMutation = <Data, Input = void>(
  send: (api: Api, input: Input) => Promise<Data>,
) => {
  const api = useApi()
  return useMutation({ mutationFn: (input: Input) => send(api, input) })
}

/** The cached response changes at once and is rolled back if the server refuses. */
export const useOptimisticMutation = <Cached, Input, Data>({
  send,
  cached,
  change,
  scope,
}: {
  send: (api: Api, input: Input) => Promise<Data>
  cached: (api: Api) => { queryKey: DataTag<QueryKey, Cached, Error> }
  change: (now: Cached, input: Input) => Cached
  /** Writes of one scope are serialized. */
  scope?: string
}) => {
  const api = useApi()
  const queries = useQueryClient()
  const { queryKey } = cached(api)
  return useMutation({
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: (input: Input) => send(api, input),
    onMutate: async (input: Input) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (now) => now && change(now, input))
      return { before }
    },
    onError: (_error, _input, context) => {
      if (context?.before !== undefined) queries.setQueryData(queryKey, context.before)
    },
  })
}
