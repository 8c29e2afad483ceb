import type { Resource } from '@kadr/contract/library/resources'
import { useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useUpdateResource } from '../api/resources.mutations.ts'
import { copy } from '../copy.ts'
import { changesOf, type ResourceDraft, toDraft } from './resource-draft.ts'

const describe = (error: unknown) =>
  error
    ? { field: error instanceof ApiError ? error.field : undefined, text: failureText(error) }
    : undefined

/** Edits are kept until the server has accepted them. */
export const useResourceDraft = (resource: Resource) => {
  const [edits, setEdits] = useState<Partial<ResourceDraft>>({})
  const update = useUpdateResource(resource.id)
  const draft = { ...toDraft(resource), ...edits }
  const changes = changesOf({ draft, resource })
  return {
    draft,
    isChanged: Object.keys(changes).length > 0,
    isPending: update.isPending,
    error: describe(update.error),
    change: (part: Partial<ResourceDraft>) => setEdits((before) => ({ ...before, ...part })),
    /** Resolves to whether it was saved. */
    save: async () => {
      try {
        await update.mutateAsync(changes)
        setEdits({})
        notify.success(copy.detail.saved)
        return true
      } catch {
        return false
      }
    },
  }
}
