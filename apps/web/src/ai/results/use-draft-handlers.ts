import type { RouteData } from '@kadr/contract/base/route'
import type { placePlan } from '@kadr/contract/studio/ai'
import { countOf } from '@kadr/domain/base/plural'
import { useNavigate } from '@tanstack/react-router'
import { failureText } from '../../platform/api/failure-text.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { useCreateDraft, usePlacePlan } from '../api/ai.mutations.ts'
import { copy } from '../copy.ts'
import { type AiInsertHandlers, captionText, variantText } from './pieces.ts'
import { createResultKey } from './result-key.ts'

const drafts = (count: number) => countOf({ count, forms: copy.drafts.forms })

export const describePlaced = ({ created, existing, past }: RouteData<typeof placePlan>) => {
  const text = past > 0 && created + existing > 0 ? copy.drafts.placedPast(drafts(past)) : undefined
  if (created > 0) return { title: copy.drafts.placed(drafts(created)), text }
  return { title: existing > 0 ? copy.drafts.placedBefore : copy.drafts.nothingPlaced, text }
}

const showError = (error: Error) => notify.error(failureText(error))

type Input = {
  /** Connections for the drafts of a plan. */
  connectionIds?: readonly string[]
  onPlaced?: () => void
}

/** A single piece becomes a draft that is opened; a plan becomes many, and the user stays on the screen. */
export const useDraftHandlers = ({ connectionIds = [], onPlaced }: Input = {}) => {
  const create = useCreateDraft()
  const place = usePlacePlan()
  const navigate = useNavigate()

  const toDraft = (requestId: string, text: string) =>
    create.mutate(
      { text, key: createResultKey({ requestId, made: text }) },
      {
        onSuccess: ({ id }) => void navigate({ to: '/posts/$postId', params: { postId: id } }),
        onError: showError,
      },
    )
  const toCalendar = (id: string, places: readonly number[]) =>
    place.mutate(
      { id, places, connectionIds },
      {
        onSuccess: (placed) => {
          const { title, text } = describePlaced(placed)
          notify.success(title, {
            ...(text && { text }),
            action: {
              label: copy.drafts.openCalendar,
              onClick: () => void navigate({ to: '/calendar', search: {} }),
            },
          })
          onPlaced?.()
        },
        onError: showError,
      },
    )

  return {
    isInserting: create.isPending || place.isPending,
    handlersOf: (requestId: string): AiInsertHandlers => ({
      ...createDraftHandlers((text) => toDraft(requestId, text)),
      content_plan: (places) => toCalendar(requestId, places),
    }),
  }
}

/** Pieces that can start a post. Scripts and memes are texts for reels, and a reply is not a post. */
const createDraftHandlers = (toDraft: (text: string) => void): AiInsertHandlers => ({
  hooks: ({ text }) => toDraft(text),
  caption: (piece) => toDraft(captionText(piece)),
  rewrite: ({ text }) => toDraft(text),
  adapt: (piece) => toDraft(variantText(piece)),
  product_ideas: ({ hook, text }) => toDraft(`${hook}\n\n${text}`),
})
