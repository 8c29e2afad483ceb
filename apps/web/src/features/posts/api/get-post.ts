import { getPost } from '@kadr/contract/posts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { isMoving } from '../model/is-moving.ts'

const MOVING_MS = 1500

export const usePost = (id: string) =>
  useQuery({
    ...useApi().query(getPost, { params: { id } }),
    enabled: useIsSignedIn(),
    refetchInterval: ({ state }) =>
      state.data && isMoving({ post: state.data, now: new Date() }) ? MOVING_MS : false,
  })

/** The post as the server has it now, past the cache. */
export const useFetchPost = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    (id: string) => queries.fetchQuery({ ...api.query(getPost, { params: { id } }), staleTime: 0 }),
    [api, queries],
  )
}
