import { placePlan } from '@kadr/contract/ai'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/services.tsx'

/** Posts of a plan as drafts of the calendar, each once however often it is asked for. */
export const usePlacePlan = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({
      id,
      places,
      connectionIds,
    }: {
      id: string
      places: readonly number[]
      connectionIds: readonly string[]
    }) =>
      api.call(placePlan, {
        params: { id },
        body: { items: [...places], connectionIds: [...connectionIds] },
      }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['posts'] }),
        queries.invalidateQueries({ queryKey: ['calendar'] }),
      ]),
  })
}
