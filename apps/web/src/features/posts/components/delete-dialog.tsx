import type { Post } from '@kadr/contract/posts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { actionsCopy } from '../actions-copy.ts'
import { useDeletePost, useRestorePost } from '../api/posts.mutations.ts'
import { actionFailure } from '../model/use-post-actions.ts'

type Props = { post: Post; onClose: () => void; onDeleted: () => void }
const { deleteDialog: copy } = actionsCopy

export default function DeleteDialog({ post, onClose, onDeleted }: Props) {
  const remove = useDeletePost()
  const isOut = post.targets.some(({ state }) => state === 'published')
  const restore = useRestorePost()
  const undo = {
    label: copy.undo,
    onClick: () =>
      void restore(post, new Date()).then(
        () => notify.success(copy.restored),
        (error: unknown) => notify.error(actionsCopy.failed, { text: actionFailure(error) }),
      ),
  }
  return (
    <ConfirmDialog
      open
      isDanger
      title={copy.title}
      text={isOut ? copy.textOut : copy.text}
      confirmLabel={copy.confirm}
      isPending={remove.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() =>
        remove.mutate(post.id, {
          onSuccess: () => {
            notify.success(actionsCopy.deleted, isOut ? {} : { action: undo })
            onDeleted()
          },
          onError: (error) => notify.error(actionsCopy.failed, { text: actionFailure(error) }),
        })
      }
    />
  )
}
