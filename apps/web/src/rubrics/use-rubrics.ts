import { listRubrics, type Rubric } from '@kadr/contract/publishing/rubrics'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi, useIsSignedIn } from '../platform/api/services.tsx'

const NONE: readonly Rubric[] = []

export const useRubricsQuery = () =>
  useQuery({ ...useApi().query(listRubrics), enabled: useIsSignedIn() })

export const useRubrics = (): readonly Rubric[] => useRubricsQuery().data ?? NONE

/** One that was deleted meanwhile counts as none. */
export const useFindRubric = () => {
  const rubrics = useRubrics()
  return useCallback(
    (id: string | null | undefined): Rubric | undefined =>
      id ? rubrics.find((rubric) => rubric.id === id) : undefined,
    [rubrics],
  )
}
