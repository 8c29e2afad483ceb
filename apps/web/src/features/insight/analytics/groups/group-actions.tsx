import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { type GroupKind, useDeleteGroup } from '../api/analytics.mutations.ts'
import { copy } from '../copy.ts'

type Props = { kind: GroupKind; id: string; name: string; onEdit: () => void }

export const GroupActions = ({ kind, id, name, onEdit }: Props) => {
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useDeleteGroup(kind)
  return (
    <span className="flex justify-end">
      <IconButton
        label={`${copy.groups.edit}: ${name}`}
        icon={<Pencil aria-hidden="true" className="size-5" />}
        onClick={onEdit}
      />
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={copy.groups.removeTitle}
        text={copy.groups.removeText}
        confirmLabel={copy.groups.remove}
        isDanger
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setIsRemoving(false) })}
        trigger={
          <IconButton
            label={`${copy.groups.remove}: ${name}`}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
          />
        }
      >
        {remove.isError ? (
          <p role="alert" className="text-label text-failed">
            {failureText(remove.error)}
          </p>
        ) : null}
      </ConfirmDialog>
    </span>
  )
}
