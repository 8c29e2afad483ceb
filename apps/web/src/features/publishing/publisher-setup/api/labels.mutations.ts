import {
  createRubric,
  deleteRubric,
  type Rubric,
  updateRubric,
} from '@kadr/contract/publishing/rubrics'
import {
  createSnippet,
  deleteSnippet,
  type Snippet,
  updateSnippet,
} from '@kadr/contract/publishing/snippets'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

type SavedRubric = Omit<Rubric, 'id'> & { id: string | undefined }

/** Creates, or updates when there is an id. */
export const useSaveRubric = () =>
  useApiMutation((api, { id, ...body }: SavedRubric) =>
    id === undefined
      ? api.call(createRubric, { body })
      : api.call(updateRubric, { params: { id }, body }),
  )

export const useDeleteRubric = () =>
  useApiMutation((api, id: string) => api.call(deleteRubric, { params: { id } }))

type SavedSnippet = Pick<Snippet, 'name' | 'text'> & { id: string | undefined }

export const useSaveSnippet = () =>
  useApiMutation((api, { id, ...body }: SavedSnippet) =>
    id === undefined
      ? api.call(createSnippet, { body })
      : api.call(updateSnippet, { params: { id }, body }),
  )

export const useDeleteSnippet = () =>
  useApiMutation((api, id: string) => api.call(deleteSnippet, { params: { id } }))
