import type { Reel } from '@kadr/contract/reels'
import { failureText } from '../../../platform/failure-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useDeleteReel } from '../api/reels.calls.ts'
import { copy } from '../copy.ts'

type Props = { reel: Reel; onClose: () => void; onDeleted: () => void }
const { deletion: words } = copy

export default function DeleteReel({ reel, onClose, onDeleted }: Props) {
  const remove = useDeleteReel(reel.id)
  return (
    <ConfirmDialog
      open
      isDanger
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      isPending={remove.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            notify.success(words.done)
            onDeleted()
          },
          onError: (error) => notify.error(words.failed, { text: failureText(error) }),
        })
      }
    />
  )
}
