import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from './api-client.ts'
import { useApi } from './services.tsx'

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
