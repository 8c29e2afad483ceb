import { useNavigate } from '@tanstack/react-router'
import { failureText } from '../../../platform/failure-text.ts'
import { notify } from '../../../ui/toast.tsx'
import { useCreateDraft } from '../api/create-draft.ts'
import { copy } from '../copy.ts'
import { draftTakes } from './draft-text.ts'

/** Taking a piece makes a draft of a post of it; the person goes on here or opens it. */
export const useDraftTakes = () => {
  const create = useCreateDraft()
  const navigate = useNavigate()
  return draftTakes((text) =>
    create.mutate(
      { text, key: crypto.randomUUID() },
      {
        onSuccess: ({ id }) =>
          notify.success(copy.draftMade, {
            action: {
              label: copy.open,
              onClick: () => void navigate({ to: '/posts/$postId', params: { postId: id } }),
            },
          }),
        onError: (error) => notify.error(failureText(error)),
      },
    ),
  )
}
