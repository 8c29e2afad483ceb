import { failureText } from '../../../platform/failure-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
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
