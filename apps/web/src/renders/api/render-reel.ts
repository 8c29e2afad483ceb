import type { GenerationOutput } from '@kadr/contract/generations'
import { renderReel } from '@kadr/contract/reels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '../../platform/failure-text.ts'
import { useApi } from '../../platform/services.tsx'
import { notify } from '../../ui/toast.tsx'
import { copy } from '../copy.ts'
import { putGeneration } from '../model/generation-cache.ts'
import { GENERATION_LISTS } from '../model/list-keys.ts'

type Wish = { reelId: string; output: GenerationOutput }

/** Puts a render into the queue; an unchanged reel gives the file that exists. */
export const useRenderReel = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ reelId, output }: Wish) =>
      api.call(renderReel, { params: { id: reelId }, body: { output } }),
    onSuccess: (generation) => {
      putGeneration({ api, queries, generation })
      void queries.invalidateQueries({ queryKey: GENERATION_LISTS })
      notify.success(generation.isReused ? copy.reused : copy.started)
    },
    onError: (error) => notify.error(copy.renderFailed, { text: failureText(error) }),
  })
}
