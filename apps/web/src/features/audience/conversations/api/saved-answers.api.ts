import {
  createSavedAnswer,
  deleteSavedAnswer,
  listSavedAnswers,
  updateSavedAnswer,
} from '@kadr/contract/audience/saved-answers'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useSavedAnswers = () =>
  useQuery({ ...useApi().query(listSavedAnswers), enabled: useIsSignedIn() })

type Saving = { id: string | undefined; title: string; text: string }

export const useSaveAnswer = () =>
  useApiMutation((api, { id, ...body }: Saving) =>
    id === undefined
      ? api.call(createSavedAnswer, { body })
      : api.call(updateSavedAnswer, { params: { id }, body }),
  )

export const useDeleteSavedAnswer = () =>
  useApiMutation((api, id: string) => api.call(deleteSavedAnswer, { params: { id } }))
