import type { Post } from '@kadr/contract/publishing/posts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeletePost } from '../api/posts.mutations.ts'
import { actionsCopy } from './copy.ts'
import { actionFailure } from './use-post-actions.ts'
import { useRestore } from './use-restore.ts'

type Props = { post: Post; onClose: () => void; onDeleted: () => void }
const { deleteDialog: copy } = actionsCopy

export default function DeleteDialog({ post, onClose, onDeleted }: Props) {
  const remove = useDeletePost()
  const { restore } = useRestore()
  const isOut = post.targets.some(({ state }) => state === 'published')
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
            notify.success(actionsCopy.deleted, {
              action: { label: copy.undo, onClick: () => restore(post.id) },
            })
            onDeleted()
          },
          onError: (error) => notify.error(actionsCopy.failed, { text: actionFailure(error) }),
        })
      }
    />
  )
}
