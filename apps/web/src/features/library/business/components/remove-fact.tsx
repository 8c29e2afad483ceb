import type { BusinessFact } from '@kadr/contract/library/business'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteFact } from '../api/business.mutations.ts'
import { copy } from '../copy.ts'
import { titleOf } from '../model/list-cards.ts'

type Props = { fact: BusinessFact; onClose: () => void; onRemoved: () => void }

export const RemoveFact = ({ fact, onClose, onRemoved }: Props) => {
  const remove = useDeleteFact()
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.form.removeTitle(titleOf(fact))}
      text={copy.form.removeText}
      confirmLabel={copy.form.remove}
      isDanger
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(fact.id, {
          onSuccess: () => {
            notify.success(copy.form.removed)
            onRemoved()
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
