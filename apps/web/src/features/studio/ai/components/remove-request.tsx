import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteRequest } from '../api/ai.mutations.ts'
import { copy } from '../copy.ts'

type Props = { id: string; onClose: () => void }

export const RemoveRequest = ({ id, onClose }: Props) => {
  const remove = useDeleteRequest()
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.list.removeTitle}
      text={copy.list.removeText}
      confirmLabel={copy.list.remove}
      isDanger
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            notify.success(copy.list.removed)
            onClose()
          },
        })
      }
    >
      {remove.error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(remove.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
