import { type Generation, getGeneration } from '@kadr/contract/generations'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/services.tsx'
import { isActive } from '../model/is-active.ts'
import { useLiveGenerations } from '../model/use-live-generations.ts'

/** A generation that somebody holds a copy of, followed until it is over. */
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
