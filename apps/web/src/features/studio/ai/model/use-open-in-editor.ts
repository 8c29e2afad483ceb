import type { Product } from '@kadr/contract/library/products'
import type { AiRequest } from '@kadr/contract/studio/ai'
import { useNavigate } from '@tanstack/react-router'
import type { AiInsertHandlers } from '../../../../ai/results/pieces.ts'
import { useDraftHandlers } from '../../../../ai/results/use-draft-handlers.ts'
import { findKind } from '../../../../generations/kinds.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import type { ReelDraft } from '../../../../reel-editor/document/reel-draft.ts'
import { useBrandDraft } from '../../../../reel-editor/document/workspace-brand.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useMakeReel } from '../api/ai.mutations.ts'
import type { ReelMakers } from './reel-makers.ts'

export const useOpenInEditor = (makers: ReelMakers) => {
  const drafts = useDraftHandlers()
  const reel = useMakeReel()
  const brand = useBrandDraft()
  const navigate = useNavigate()

  const toReel = (request: AiRequest, make: (product: Product | undefined) => Promise<ReelDraft>) =>
    reel.mutate(
      { request, make: async (product) => brand(await make(product)) },
      {
        onSuccess: ({ id, kind }) => {
          const editor = findKind(kind)
          if (editor) void navigate({ to: editor.to, search: { reel: id } })
        },
        onError: (error) => notify.error(failureText(error)),
      },
    )

  return {
    isInserting: drafts.isInserting || reel.isPending,
    handlersOf: (request: AiRequest): AiInsertHandlers => ({
      ...drafts.handlersOf(request.id),
      slideshow: (words) => toReel(request, (product) => makers.slideshow({ words, product })),
      talking_head: (words) =>
        toReel(request, (product) => makers.talking_head({ words, product })),
      product_demo: (words) =>
        toReel(request, (product) => makers.product_demo({ words, product })),
      meme: (words) => toReel(request, (product) => makers.meme({ words, product })),
    }),
  }
}
export type OpenInEditor = ReturnType<typeof useOpenInEditor>
