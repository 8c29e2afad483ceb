import type { Generation } from '@kadr/contract/studio/generations'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteGeneration } from '../api/generations.mutations.ts'
import { copy } from '../copy.ts'
import { notifyFailure } from '../model/use-generation-actions.ts'

type Props = { generation: Generation; onClose: () => void }
const { deletion: words } = copy

export default function DeleteGeneration({ generation, onClose }: Props) {
  const remove = useDeleteGeneration()
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
        remove.mutate(generation.id, {
          onSuccess: () => {
            notify.success(copy.removed)
            onClose()
          },
          onError: notifyFailure,
        })
      }
    />
  )
}
