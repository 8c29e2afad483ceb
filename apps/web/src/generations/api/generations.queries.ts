import { type Generation, getGeneration } from '@kadr/contract/studio/generations'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'
import { activeGenerationsQuery } from '../model/generation-cache.ts'
import { isActive } from '../model/generation-state.ts'
import { useLiveGenerations } from '../model/generation-stream.ts'

/** Queued or rendering generations of the workspace. `useLiveGenerations` keeps them up to date. */
export const useActiveGenerations = () =>
  useQuery({
    ...activeGenerationsQuery(useApi()),
    select: ({ items }) => items,
    enabled: useIsSignedIn(),
  })

/** A generation the caller has a copy of, kept up to date until it ends. */
export function useLiveGeneration(generation: Generation): Generation
export function useLiveGeneration(generation: Generation | undefined): Generation | undefined
export function useLiveGeneration(generation: Generation | undefined) {
  const { data = generation } = useQuery({
    ...useApi().query(getGeneration, { params: { id: generation?.id ?? '' } }),
    ...(generation && { initialData: generation, initialDataUpdatedAt: 0 }),
    enabled: generation !== undefined && isActive(generation),
  })
  useLiveGenerations(data !== undefined && isActive(data))
  return data
}
