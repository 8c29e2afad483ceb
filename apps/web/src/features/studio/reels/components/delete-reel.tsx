import type { Reel } from '@kadr/contract/studio/reels'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteReel } from '../api/reels.mutations.ts'
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
