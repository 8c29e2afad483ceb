import { notify } from '../../../../ui/feedback/toast.tsx'
import { useRestorePost } from '../api/posts.mutations.ts'
import { actionsCopy } from './copy.ts'
import { actionFailure } from './use-post-actions.ts'

/** Restores a post from the trash and notifies about its state. */
export const useRestore = () => {
  // Not by `mutate`: its callbacks are dropped when the dialog that offered the undo is gone.
  const { mutateAsync, isPending, variables } = useRestorePost()
  const restore = (id: string): void =>
    void mutateAsync(id).then(
      ({ state }) =>
        notify.success(
          state === 'draft' ? actionsCopy.trash.restoredDraft : actionsCopy.trash.restored,
        ),
      (error: unknown) => notify.error(actionsCopy.failed, { text: actionFailure(error) }),
    )
  return { restore, restoringId: isPending ? variables : undefined }
}
