import type { Automation } from '@kadr/contract/automation/automations'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteAutomation } from '../api/automations.mutations.ts'
import { copy } from '../copy.ts'

type Props = { automation: Automation; onClose: () => void; onRemoved?: () => void }

export default function RemoveRule({ automation: { id, rule }, onClose, onRemoved }: Props) {
  const remove = useDeleteAutomation()
  const [withPosts, setWithPosts] = useState(false)
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.removal.title(rule.name)}
      text={copy.removal.text}
      confirmLabel={copy.remove}
      isDanger
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { id, withPosts },
          {
            onSuccess: () => {
              notify.success(copy.removal.done)
              onClose()
              onRemoved?.()
            },
          },
        )
      }
    >
      <Checkbox
        label={copy.removal.withPosts}
        checked={withPosts}
        onChange={(event) => setWithPosts(event.target.checked)}
      />
      {remove.error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(remove.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
