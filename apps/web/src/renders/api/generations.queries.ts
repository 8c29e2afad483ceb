import { type Generation, getGeneration } from '@kadr/contract/generations'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'
import { activeGenerationsQuery } from '../model/active-generations.ts'
import { isActive } from '../model/is-active.ts'
import { useLiveGenerations } from '../model/use-live-generations.ts'

/** Queued or rendering generations of the workspace. `useLiveGenerations` keeps them up to date. */
export const useActiveGenerations = () =>
  useQuery({
    ...activeGenerationsQuery(useApi()),
    select: ({ items }) => items,
    enabled: useIsSignedIn(),
  })

/** A generation the caller has a copy of, kept up to date until it ends. */
export const useLiveGeneration = (generation: Generation): Generation => {
  const { data } = useQuery({
    ...useApi().query(getGeneration, { params: { id: generation.id } }),
    initialData: generation,
    initialDataUpdatedAt: 0,
    enabled: isActive(generation),
  })
  useLiveGenerations(isActive(data))
  return data
}
